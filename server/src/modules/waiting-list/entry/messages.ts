import { type Defined, defineCodeMessage, defineMessage } from '../../../platform/messages/define-message.ts';

const slot = Temporal.Instant.from('2026-09-30T13:00:00Z');
const plate = '黑B 12345 挂 <X&"1>';
const address = 'https://booking.checkpoint-zabaikalsk.example.org/pass/AAAAAAAAAAAAAAAAAAAAAA';
/** Many places may be freed at once, so the SMS leave at a limited number a minute, apart from those of closures. */
const offers = { smsBudget: 'offers' } as const;
const answered = { ...offers, parts: 3, push: 'offer' } as const;
const ended = { ...offers, parts: 2, push: 'bookings' } as const;

export const waitingListMessages = {
  'list-code': defineCodeMessage({ plate, minutes: 60 }),
  /** `offer` is the one-time address where the place is taken. */
  'list-offer': defineMessage({ plate, offered: slot, until: slot, offer: address }, answered),
  /** `slot` is the time that the truck keeps unless it takes the offer. */
  'list-offer-earlier': defineMessage({ plate, slot, offered: slot, until: slot, offer: address }, answered),
  'list-booked': defineMessage(
    {
      plate,
      slot,
      bookingNumber: '260930-12345',
      pass: address,
      from: slot,
      until: slot,
      place: '\nx',
      giveBackUntil: slot,
    },
    { ...offers, parts: 3, push: 'booking' },
  ),
  'list-ended': defineMessage({ plate, times: 20 }, ended),
  'list-over': defineMessage({ plate }, ended),
  /** `slot` is the time of the booking that the truck has beside the list. */
  'list-over-booked': defineMessage({ plate, slot }, ended),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof waitingListMessages> {}
}

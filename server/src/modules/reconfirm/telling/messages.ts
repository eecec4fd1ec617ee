import { type Defined, defineMessage } from '../../../platform/messages/define-message.ts';

const slot = Temporal.Instant.from('2026-09-30T13:00:00Z');
const site = 'https://booking.checkpoint-zabaikalsk.example.org';
const booking = {
  bookingNumber: '260930-12345',
  plate: '黑B 12345 挂 <X&"1>',
  slot,
  pass: `${site}/pass/AAAAAAAAAAAAAAAAAAAAAA`,
};
/** `coming` is the address where the question is answered. */
const coming = `${site}/coming/AAAAAAAAAAAAAAAAAAAAAA`;

/** Every driver of a day is asked, so the SMS leave at a limited number a minute. */
const questions = { smsBudget: 'offers' } as const;

/** `until` is the moment from which others get the place if nobody answers. */
export const reconfirmMessages = {
  'booking-coming': defineMessage(
    { ...booking, coming, until: slot },
    { ...questions, parts: 3, push: 'offer' },
  ),
  /** Goes to the phone of the booking. Its link can only say yes. */
  'booking-coming-driver': defineMessage({ ...booking, coming, until: slot }, { ...questions, parts: 3 }),
  'booking-reclaimed': defineMessage({ ...booking, coming }, { parts: 3, push: 'offer' }),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof reconfirmMessages> {}
}

import { type Defined, defineCodeMessage, defineMessage } from '../../../platform/messages/define-message.ts';

const slot = Temporal.Instant.from('2026-09-30T13:00:00Z');
const booking = { bookingNumber: '260930-12345', plate: '黑B 12345 挂 <X&"1>', slot };
const reason = 'x'.repeat(500);

/** `slot` is where the booking is now, `from` where it was. */
export const bookingsMessages = {
  'booking-code': defineCodeMessage({ ...booking, minutes: 60 }),
  'booking-confirmed': defineMessage(booking),
  'booking-moved': defineMessage({ ...booking, from: slot }),
  'booking-changed': defineMessage(booking),
  'booking-canceled': defineMessage({ ...booking, reason }),
  'booking-shifted': defineMessage({ ...booking, from: slot, reason }),
  'booking-called': defineMessage(booking),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof bookingsMessages> {}
}

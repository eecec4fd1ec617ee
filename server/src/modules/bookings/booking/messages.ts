import { type Defined, defineCodeMessage, defineMessage } from '../../../platform/messages/define-message.ts';

const slot = Temporal.Instant.from('2026-09-30T13:00:00Z');
const booked = { bookingNumber: '260930-12345', plate: '黑B 12345 挂 <X&"1>', slot };
const pass = 'https://booking.checkpoint-zabaikalsk.example.org/pass/AAAAAAAAAAAAAAAAAAAAAA';
/** `pass`: the address of the pass. */
const booking = { ...booked, pass };
const reason = 'x'.repeat(500);
/** `from` and `until`: when to come; `place`: empty, or a newline and where to. */
const arrival = { from: slot, until: slot, place: '\nx' };
const eta = '18:50-19:10';
/** `directions`: empty, or a full stop and how to get to the gate. */
const directions = `. ${'x'.repeat(200)}`;

/** One act may tell hundreds of drivers, so these SMS leave at a limited number a minute. */
const bulk = { smsBudget: 'bulk' } as const;

/** Messages about a truck in the line are pushed too. */
const line = { push: 'line' } as const;
const call = { parts: 5, push: 'call' } as const;

/** `slot` is the current slot, `from` the previous one. */
export const bookingsMessages = {
  'booking-code': defineCodeMessage({ ...booked, minutes: 60 }),
  'booking-confirmed': defineMessage({ ...booking, ...arrival }, { parts: 2 }),
  'booking-for-caller': defineMessage({ ...booking, ...arrival }, { parts: 3 }),
  'booking-moved': defineMessage({ ...booking, from: slot }, { push: 'booking' }),
  'booking-changed': defineMessage(booking, { push: 'booking' }),
  /** The requested slot is no longer available; `slot` is the one that stays. */
  'booking-change-off': defineMessage({ ...booking, reason }, { ...bulk, push: 'booking' }),
  'booking-canceled': defineMessage({ ...booking, reason }, { push: 'booking' }),
  'booking-shifted': defineMessage({ ...booking, from: slot, reason }, { ...bulk, push: 'booking' }),
  'booking-closed': defineMessage(
    { ...booking, from: slot, until: slot, reason },
    { ...bulk, parts: 2, push: 'line' },
  ),
  /** `offered`: the place that a reopened closure freed; `offer`: the one-time address where it is taken. */
  'booking-offer': defineMessage(
    { ...booking, offered: slot, until: slot, offer: pass },
    { ...bulk, parts: 3, push: 'offer' },
  ),
  /** `list`: a line for each booking; in an SMS number, plate and new time of at most ten. */
  'bookings-shifted': defineMessage(
    { count: 1000, list: 'x'.repeat(540), reason },
    { ...bulk, parts: 9, push: 'bookings' },
  ),
  'booking-arrived': defineMessage(booking),
  /** `eta`: when the call is expected, as 18:50-19:10. */
  'booking-arrived-forecast': defineMessage({ ...booking, position: 999, eta }),
  /** `ahead`: how many trucks are called before this one. */
  'booking-near': defineMessage({ ...booking, ahead: 3 }, line),
  'booking-near-forecast': defineMessage({ ...booking, ahead: 3, eta }, line),
  'booking-arrival-undone': defineMessage(booking),
  /** `gate`: empty, or a space and its name. */
  'booking-called': defineMessage({ ...booking, gate: ' A1', directions }, call),
  'booking-recalled': defineMessage({ ...booking, gate: ' A1', directions }, call),
  'booking-redirected': defineMessage({ ...booking, gate: 'A1', directions }, call),
  'booking-returned': defineMessage(booking, line),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof bookingsMessages> {}
}

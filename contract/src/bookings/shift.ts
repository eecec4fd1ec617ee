import { z } from 'zod';
import { id, instant, localizedText } from '../common.ts';
import { bookingMove, bookingStatus } from './bookings.ts';

export const shiftSlot = z.object({
  start: instant,
  end: instant,
  open: z.boolean(),
  capacity: z.int(),
  booked: z.int(),
});
export type ShiftSlot = z.infer<typeof shiftSlot>;

export const keptBooking = z.object({
  id,
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  bookingStatus,
  dateBooked: instant,
});
export type KeptBooking = z.infer<typeof keptBooking>;

const languageCounts = z.object({ RU: z.int(), EN: z.int(), CN: z.int() });

const toldOfShift = z.object({
  /** Number of accounts that are told, however many trucks and contacts they have. */
  drivers: z.int(),
  /** Number of messages: an account gets one on each verified contact, however many of its trucks move. */
  messages: z.int(),
  sms: z.int(),
  email: z.int(),
  /** Languages of the drivers. */
  languages: languageCounts,
  /** The SMS about the first truck that moves; null if none moves. */
  sample: localizedText.nullable(),
});
export type ToldOfShift = z.infer<typeof toldOfShift>;

export const shiftOutcome = z.object({
  moves: z.array(bookingMove),
  /** From the first slot of the emptied period to the last slot that receives a booking. */
  slots: z.array(shiftSlot),
  /** Trucks that have already arrived in the period; they are not moved. */
  stay: z.array(keptBooking),
  /** Bookings that stay but had an unconfirmed change into the period; the change is discarded. */
  dropped: z.array(keptBooking),
  told: toldOfShift,
  /** Token to send back when applying: the shift is refused if the plan has changed. */
  plan: z.string(),
  applied: z.boolean(),
});
export type ShiftOutcome = z.infer<typeof shiftOutcome>;

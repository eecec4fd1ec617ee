import { z } from 'zod';
import { id, instant, localizedText } from '../common.ts';
import { bookingMove, bookingStatus } from './bookings.ts';

/** A slot as it is before the shift. */
const shiftSlot = z.object({
  start: instant,
  end: instant,
  open: z.boolean(),
  capacity: z.int(),
  booked: z.int(),
});
export type ShiftSlot = z.infer<typeof shiftSlot>;

/** A booking that keeps its time. */
const keptBooking = z.object({
  id,
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  bookingStatus,
  dateBooked: instant,
});
export type KeptBooking = z.infer<typeof keptBooking>;

const languageCounts = z.object({ RU: z.int(), EN: z.int(), CN: z.int() });

/** One message goes to an account, however many of its trucks move. */
const toldOfShift = z.object({
  messages: z.int(),
  sms: z.int(),
  email: z.int(),
  languages: languageCounts,
  /** The SMS about the first truck that moves; null when none does. */
  sample: localizedText.nullable(),
});
export type ToldOfShift = z.infer<typeof toldOfShift>;

/** What a shift does: with `dryRun` what it would do. */
export const shiftOutcome = z.object({
  moves: z.array(bookingMove),
  /** From the first slot of the emptied stretch to the last one that anybody moves to. */
  slots: z.array(shiftSlot),
  /** Trucks that have arrived in the stretch: they stay. */
  stay: z.array(keptBooking),
  /** Bookings that stay, but asked for a time within the stretch: that is given up. */
  dropped: z.array(keptBooking),
  told: toldOfShift,
  /** Sent back, it must still be the plan. */
  plan: z.string(),
  applied: z.boolean(),
});
export type ShiftOutcome = z.infer<typeof shiftOutcome>;

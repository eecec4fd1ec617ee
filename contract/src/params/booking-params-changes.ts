import { z } from 'zod';
import { bodyEchoing, day, id, instant, version } from '../common.ts';
import { bookingParams, bookingParamsFields, givenClosures } from './booking-params.ts';

const someParams = z.object(bookingParamsFields).partial();

/** Any of the parameters; what is absent stays as it is. */
export const bookingParamsChanges = bodyEchoing(
  { ...someParams.shape, closures: givenClosures.optional(), version: version.optional() },
  bookingParams,
);

/** One day before and after a change: the places of its open slots that have not begun yet. */
export const dayEffect = z.object({
  date: day,
  /** Null: the day is not open for booking. */
  placesNow: z.int().nullable(),
  placesAfter: z.int().nullable(),
  slotMinutesNow: z.int(),
  slotMinutesAfter: z.int(),
  booked: z.int(),
  /** The slots of those bookings. */
  bookedSlots: z.array(z.object({ start: instant, booked: z.int() })),
  /** Slots with more booked than they would have. Nobody loses a place; nothing is sold there for a while. */
  overbooked: z.array(z.object({ start: instant, capacity: z.int(), booked: z.int() })),
});
export type DayEffect = z.infer<typeof dayEffect>;

/** One version and what it changed: the same names on both sides. */
export const bookingParamsVersion = z.object({
  version,
  changedDate: instant,
  /** Null: not changed by a person. */
  changedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
  before: someParams,
  after: someParams,
});
export type BookingParamsVersion = z.infer<typeof bookingParamsVersion>;

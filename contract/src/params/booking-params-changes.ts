import { z } from 'zod';
import { bodyEchoing, day, id, instant, version } from '../common.ts';
import { bookingParams, bookingParamsFields, givenClosures } from './booking-params.ts';

const someParams = z.object(bookingParamsFields).partial();

export const bookingParamsChanges = bodyEchoing(
  { ...someParams.shape, closures: givenClosures.optional(), version: version.optional() },
  bookingParams,
);

/** One day before and after a change; counts open slots that have not begun yet. */
export const dayEffect = z.object({
  date: day,
  /** Null: the day is not bookable. */
  placesNow: z.int().nullable(),
  placesAfter: z.int().nullable(),
  slotMinutesNow: z.int(),
  slotMinutesAfter: z.int(),
  booked: z.int(),
  bookedSlots: z.array(z.object({ start: instant, booked: z.int() })),
  /** Slots with more bookings than the new capacity: bookings stay, nothing is sold until there is room. */
  overbooked: z.array(z.object({ start: instant, capacity: z.int(), booked: z.int() })),
});
export type DayEffect = z.infer<typeof dayEffect>;

/** One version and its changes; `before` and `after` have the same keys. */
export const bookingParamsVersion = z.object({
  version,
  changedDate: instant,
  /** Null: changed by the system. */
  changedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
  before: someParams,
  after: someParams,
});
export type BookingParamsVersion = z.infer<typeof bookingParamsVersion>;

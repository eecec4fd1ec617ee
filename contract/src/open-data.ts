import { z } from 'zod';
import { bookingDay, timeSlot } from './bookings/time-slots.ts';
import { instant } from './common.ts';
import { queueClosure } from './queue/queue.ts';

const published = {
  /** When the data was read, at most ten seconds ago. */
  at: instant,
  timeZone: z.string(),
  licence: z.literal('CC BY 4.0'),
};

export const openStatus = z.object({
  ...published,
  state: z.enum(['OPEN', 'CLOSED']),
  closure: queueClosure.optional(),
  waiting: z.int(),
  called: z.int(),
  throughputPerHour: z.number().nullable(),
  lagMinutes: z.int(),
  /** When a truck that joins the line now would be called; null: no estimate, because nothing moves. */
  eta: z.object({ from: instant, to: instant }).nullable(),
});
export type OpenStatus = z.infer<typeof openStatus>;

export const openPlaces = z.object({
  ...published,
  days: z.array(bookingDay.extend({ slots: z.array(timeSlot) })),
});
export type OpenPlaces = z.infer<typeof openPlaces>;

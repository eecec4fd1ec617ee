import { z } from 'zod';
import { profile } from './accounts/accounts.ts';
import { booking, cargoTypeItem } from './bookings/bookings.ts';
import { bookingDay, timeSlot } from './bookings/time-slots.ts';
import { paged } from './common.ts';
import { bookingParams } from './params/booking-params.ts';
import { bookingBlocked } from './params/system-params.ts';
import { route } from './route.ts';
import { site } from './site.ts';
import { vehicle } from './vehicles/vehicles.ts';
import { listEntry } from './waiting-list/waiting-list.ts';

export const bootstrap = z.object({
  profile: profile.optional(),
  bookingBlocked: bookingBlocked.optional(),
  bookingParams: bookingParams.optional(),
  cargoTypes: z.array(cargoTypeItem).optional(),
  /** All bookable days. They lie in one month or in two. */
  dates: z.array(bookingDay).optional(),
  /** Slots of the first day with a free ordinary place, or of the first day if there is none. */
  timeSlots: z.array(timeSlot).optional(),
  bookings: paged(booking).optional(),
  vehicles: paged(vehicle).optional(),
  /** Present only while there is a waiting list. */
  entries: paged(listEntry).optional(),
  site,
});
export type Bootstrap = z.infer<typeof bootstrap>;

export const bootstrapScreen = z.enum(['booking', 'lk', 'login']);
export type BootstrapScreen = z.infer<typeof bootstrapScreen>;

export const bootstrapRoutes = {
  getBootstrap: route('GET /bootstrap', 'signed-in', {
    summary: 'What a screen of the driver needs first, in one answer',
    query: z.strictObject({ screen: bootstrapScreen }),
    answers: { 200: bootstrap },
  }),
} as const;

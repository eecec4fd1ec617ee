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

/** Each part is what its own call answers. */
export const bootstrap = z.object({
  profile: profile.optional(),
  bookingBlocked: bookingBlocked.optional(),
  bookingParams: bookingParams.optional(),
  cargoTypes: z.array(cargoTypeItem).optional(),
  /** Every day that can be booked, of one month or of two. */
  dates: z.array(bookingDay).optional(),
  /** Of the first day with a place for an ordinary booking, or of the first day if there is none. */
  timeSlots: z.array(timeSlot).optional(),
  /** The first page of the active ones. */
  bookings: paged(booking).optional(),
  vehicles: paged(vehicle).optional(),
  site,
});
export type Bootstrap = z.infer<typeof bootstrap>;

export const bootstrapScreen = z.enum(['booking', 'lk', 'login']);
export type BootstrapScreen = z.infer<typeof bootstrapScreen>;

export const bootstrapRoutes = {
  getBootstrap: route({
    method: 'GET',
    path: '/bootstrap',
    access: 'signed-in',
    summary: 'What a screen of the driver needs first, in one answer',
    query: z.strictObject({ screen: bootstrapScreen }),
    answers: { 200: bootstrap },
  }),
} as const;

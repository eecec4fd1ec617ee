import { z } from 'zod';
import { operatorVehicle, plateBooking } from './vehicles.ts';

export const noShowDays = 90;

export const plateClaim = z.object({
  vehicle: operatorVehicle,
  booking: plateBooking.optional(),
  /** Totals of the account: vehicles, bookings ever made (up to 10,000), no-shows of the last 90 days. */
  vehicles: z.int(),
  bookings: z.int(),
  noShows: z.int(),
});
export type PlateClaim = z.infer<typeof plateClaim>;

/** What a ban or a warning would cause now; its `bookings` must be sent back as `expectedBookings`. */
export const restrictionEffects = z.object({
  /** Bookings of the plate whose truck is waiting or called. They stay in the line, even if the truck is banned. */
  inLine: z.array(plateBooking),
  ban: z.object({ bookings: z.array(plateBooking) }),
  warn: z.object({
    /** The warning would be number `number` of `limit` within `lifetimeDays`. */
    number: z.int(),
    limit: z.int(),
    lifetimeDays: z.int(),
    bans: z.boolean(),
    banDays: z.int(),
    bookings: z.array(plateBooking),
  }),
});
export type RestrictionEffects = z.infer<typeof restrictionEffects>;

import { z } from 'zod';
import { operatorVehicle, plateBooking } from './vehicles.ts';

/** How far back the console counts bookings that nobody came for. */
export const noShowDays = 90;

/** One account's claim to a plate that several have, with what helps to decide whose it is. */
export const plateClaim = z.object({
  vehicle: operatorVehicle,
  /** The account's own coming booking of the plate. */
  booking: plateBooking.optional(),
  /** Of the account: vehicles it has, bookings it ever made (up to 10,000), and no-shows of the last 90 days. */
  vehicles: z.int(),
  bookings: z.int(),
  noShows: z.int(),
});
export type PlateClaim = z.infer<typeof plateClaim>;

/** What a ban, and what a warning, would cause if given now; `bookings` are what `expectedBookings` has to name. */
export const restrictionEffects = z.object({
  ban: z.object({ bookings: z.array(plateBooking) }),
  warn: z.object({
    /** Which one of `limit` it would be, within `lifetimeDays`. */
    number: z.int(),
    limit: z.int(),
    lifetimeDays: z.int(),
    /** Whether it bans, for `banDays`. */
    bans: z.boolean(),
    banDays: z.int(),
    bookings: z.array(plateBooking),
  }),
});
export type RestrictionEffects = z.infer<typeof restrictionEffects>;

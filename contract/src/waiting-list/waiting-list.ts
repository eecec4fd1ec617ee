import { z } from 'zod';
import { confirmation } from '../accounts/accounts.ts';
import { givenInstant, id, instant, version } from '../common.ts';
import { vehicleOwner } from '../vehicles/vehicles.ts';

/**
 * WAITING_FOR_CONFIRMATION: its code has not come; it is not in line yet. WAITING: in line. OFFERED: a place is held for
 * it. TAKEN: it led to a booking. LEFT: its owner left. ENDED: by the system, see `ended`. The last three are final,
 * but for a booking made by `auto` that is given back within two hours: its entry waits again.
 */
export const listStates = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING',
  'OFFERED',
  'TAKEN',
  'LEFT',
  'ENDED',
] as const;
export type ListState = (typeof listStates)[number];

/**
 * NOT_CONFIRMED: the code did not come in time. MISSED_OFFERS: `missedOffers` offers ran out. TIME_OVER: nothing can be
 * offered any more within its windows. BOOKED: the same, and its truck has another booking. TRUCK_GONE: the truck was
 * deleted or its plate changed.
 */
export const listEndings = ['NOT_CONFIRMED', 'MISSED_OFFERS', 'TIME_OVER', 'BOOKED', 'TRUCK_GONE'] as const;
export type ListEnding = (typeof listEndings)[number];

export const mostWindows = 3;

/** A slot suits that begins at `from` or later, but before `to`. */
export const givenWindows = z
  .array(
    z
      .strictObject({ from: givenInstant, to: givenInstant })
      .refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
        path: ['to'],
        message: 'INVALID_VALUE',
      }),
  )
  .min(1)
  .max(mostWindows);

const windows = z.array(z.object({ from: instant, to: instant }));

export const listEntry = z.object({
  id,
  vehicleId: id,
  vehicleRegistrationPlate: z.string(),
  vehicleModel: z.string(),
  cargoType: z.string(),
  windows,
  /** A freed place is booked at once, without asking. */
  auto: z.boolean(),
  /** Places may be offered between 22:00 and 07:00 too. */
  nightOffers: z.boolean(),
  state: z.enum(listStates),
  /** While a code is awaited. */
  confirmation: confirmation.optional(),
  /** Among those who wait for any of the same hours. Absent before the lot, and when it does not wait. */
  position: z.int().optional(),
  of: z.int().optional(),
  /** The lot that puts the entries of its day in order; until then it stands behind older ones. */
  orderedFrom: instant.optional(),
  /** Places that were given back in the last seven days at the hours of its windows. */
  freedIn7Days: z.int(),
  /** Only while OFFERED. */
  offer: z.object({ bookingId: id, dateBooked: instant, until: instant }).optional(),
  /** What it led to, once TAKEN. */
  bookingId: id.optional(),
  /** Offers that ran out without an answer. */
  missedOffers: z.int(),
  /** Error code of the rule that passed it over last; its place in line stays. */
  skipped: z.string().optional(),
  /** Only when ENDED. */
  ended: z.enum(listEndings).optional(),
  createdDate: instant,
  version,
  /** The console alone is told whose it is. */
  owner: vehicleOwner.optional(),
});
export type ListEntry = z.infer<typeof listEntry>;

/** What whoever thinks of joining should know. */
export const listOutlook = z.object({
  /** Trucks that wait for any of these hours. */
  waiting: z.int(),
  freedIn7Days: z.int(),
});
export type ListOutlook = z.infer<typeof listOutlook>;

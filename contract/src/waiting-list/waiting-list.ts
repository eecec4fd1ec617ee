import { z } from 'zod';
import { confirmation } from '../accounts/accounts.ts';
import { givenInstant, id, instant, version } from '../common.ts';
import { vehicleOwner } from '../vehicles/vehicles.ts';

/**
 * WAITING_FOR_CONFIRMATION: its code has not come, so it is not in line yet. WAITING: it is in line. OFFERED: a
 * place is held for it. TAKEN: it led to a booking. LEFT: its owner left the list. ENDED: the system ended it,
 * see `ended`. The last three are final. The exception is a booking made by `auto` that is given back within two
 * hours: its entry waits again.
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
 * NOT_CONFIRMED: the code did not come in time. MISSED_OFFERS: `missedOffers` offers ran out. TIME_OVER: no
 * place can be offered within its windows any more. BOOKED: the same, but its truck has another booking.
 * TRUCK_GONE: the truck was deleted or its plate changed.
 */
export const listEndings = ['NOT_CONFIRMED', 'MISSED_OFFERS', 'TIME_OVER', 'BOOKED', 'TRUCK_GONE'] as const;
export type ListEnding = (typeof listEndings)[number];

export const mostWindows = 3;

/** A slot suits if it begins at `from` or later, but before `to`. */
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
  /** Present while a code is awaited. */
  confirmation: confirmation.optional(),
  /**
   * Place among all entries that wait for any of the same hours. Absent before the lot, and if the entry does
   * not wait.
   */
  position: z.int().optional(),
  of: z.int().optional(),
  /** When the lot orders the entries of the same day. Until then the entry stands behind those of earlier days. */
  orderedFrom: instant.optional(),
  /** How many places at the hours of the entry's windows were given back in the last seven days. */
  freedIn7Days: z.int(),
  offer: z.object({ bookingId: id, dateBooked: instant, until: instant }).optional(),
  /** Once TAKEN: the booking that the entry led to. */
  bookingId: id.optional(),
  /** Number of offers that ran out without an answer. */
  missedOffers: z.int(),
  /** Error code of the rule for which the entry was last passed over. The entry keeps its place in line. */
  skipped: z.string().optional(),
  ended: z.enum(listEndings).optional(),
  createdDate: instant,
  version,
  /** Present only for the console. */
  owner: vehicleOwner.optional(),
});
export type ListEntry = z.infer<typeof listEntry>;

export const listOutlook = z.object({
  /** How many trucks wait for any of these hours. */
  waiting: z.int(),
  freedIn7Days: z.int(),
});
export type ListOutlook = z.infer<typeof listOutlook>;

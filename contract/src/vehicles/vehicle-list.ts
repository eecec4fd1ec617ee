import { z } from 'zod';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { soughtPhone } from '../accounts/accounts.ts';
import { givenDay, givenInstant, pageQuery, queryFlag } from '../common.ts';
import { banStatusFilters, unbanModes } from './vehicles.ts';

/** A day stands for the whole of it, an instant for itself; both ends belong to the range. */
const bound = z.union([givenDay, givenInstant]).optional();

const direction = z.enum(['ASC', 'DESC']).optional();

export const vehicleListSorts = [
  'createdDate,ASC',
  'createdDate,DESC',
  'waitingSince,ASC',
  'waitingSince,DESC',
  'registrationPlate,ASC',
  'registrationPlate,DESC',
  'model,ASC',
  'model,DESC',
  'nextBooking,ASC',
  'nextBooking,DESC',
] as const;
export type VehicleListSort = (typeof vehicleListSorts)[number];

/** Which pair of dates goes with which ban status. */
export const datePairs = {
  BANNED: ['bannedFrom', 'bannedTo'],
  UNBANNED: ['unbannedFrom', 'unbannedTo'],
  WARNED: ['warnedFrom', 'warnedTo'],
  ALL: ['bookedFrom', 'bookedTo'],
} as const;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** A part of a plate, however it is written. */
export const soughtPlate = z
  .string()
  .max(30)
  .refine((text) => plateKey(text) !== '', 'TOO_SHORT');

const shape = z.strictObject({
  ...pageQuery(),
  /** The owner's number, or its last four digits or more. */
  phoneNumber: soughtPhone.refine((text) => countDigits(text) >= 4, 'TOO_SHORT').optional(),
  /** Any three characters in a row of the plate, or more, however it is written; fewer are its beginning. */
  registrationPlate: soughtPlate.optional(),
  /** A part of the plate, the end of the owner's number, or a part of his name. */
  search: z
    .string()
    .trim()
    .max(60)
    .refine((text) => plateKey(text) !== '', 'TOO_SHORT')
    .optional(),
  approved: queryFlag.optional(),
  /** Not approved, and no operator has said why not. */
  waiting: queryFlag.optional(),
  /** Not approved, while another account has the same plate. */
  disputed: queryFlag.optional(),
  /** Stands in the line, or was called to the gate. */
  inLine: queryFlag.optional(),
  banStatus: z.enum(banStatusFilters).default('ALL'),
  unbanMode: z.enum(unbanModes).optional(),
  /** Vehicles without such a date count as the oldest. Of both, the date of the event decides. */
  sortByEventDate: direction,
  sortByClearedDate: direction,
  /** `waitingSince` for those who wait. By `nextBooking` those without one come last, whatever the direction. */
  sort: z.enum(vehicleListSorts).optional(),
  bannedFrom: bound,
  bannedTo: bound,
  unbannedFrom: bound,
  unbannedTo: bound,
  warnedFrom: bound,
  warnedTo: bound,
  bookedFrom: bound,
  bookedTo: bound,
});

/** Dates of another status would be dropped in silence, and the list would not be what was asked for. */
const foreignDates = (query: z.output<typeof shape>) =>
  Object.entries(datePairs)
    .filter(([status]) => status !== query.banStatus)
    .flatMap(([, pair]) => pair.filter((name) => query[name] !== undefined));

export const vehicleListQuery = shape.superRefine((query, ctx) => {
  for (const name of foreignDates(query))
    ctx.addIssue({ code: 'custom', path: [name], message: 'INVALID_VALUE' });
  if (query.sort && (query.sortByEventDate || query.sortByClearedDate))
    ctx.addIssue({ code: 'custom', path: ['sort'], message: 'INVALID_VALUE' });
  if (query.sort?.startsWith('waitingSince') && query.waiting !== true)
    ctx.addIssue({ code: 'custom', path: ['sort'], message: 'INVALID_VALUE' });
});
export type VehicleListQuery = z.output<typeof vehicleListQuery>;

import { z } from 'zod';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { phoneToSearch } from '../accounts/accounts.ts';
import { beyond, bound, pageQuery, queryFlag } from '../common.ts';
import { banStatusFilters, unbanModes } from './vehicles.ts';

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

export const datePairs = {
  BANNED: ['bannedFrom', 'bannedTo'],
  UNBANNED: ['unbannedFrom', 'unbannedTo'],
  WARNED: ['warnedFrom', 'warnedTo'],
  ALL: ['bookedFrom', 'bookedTo'],
} as const;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** A part of a plate. Left empty, it counts as absent. */
export const plateToSearch = z
  .string()
  .max(30)
  .refine((text) => text === '' || plateKey(text) !== '', beyond('TOO_SHORT', 1));

const shape = z.strictObject({
  ...pageQuery(),
  /** The owner's number, or at least its last four digits. */
  phoneNumber: phoneToSearch.refine((text) => countDigits(text) >= 4, beyond('TOO_SHORT', 4)).optional(),
  /** Three or more characters match anywhere in the plate; fewer match its beginning only. */
  registrationPlate: plateToSearch.optional(),
  /** Part of the plate, end of the owner's number, or part of the owner's name. */
  search: z
    .string()
    .trim()
    .max(60)
    .refine((text) => plateKey(text) !== '', beyond('TOO_SHORT', 1))
    .optional(),
  approved: queryFlag.optional(),
  waiting: queryFlag.optional(),
  /** Not approved while another account has the same plate. */
  disputed: queryFlag.optional(),
  inLine: queryFlag.optional(),
  banStatus: z.enum(banStatusFilters).default('ALL'),
  unbanMode: z.enum(unbanModes).optional(),
  /** Vehicles without the date sort as oldest. With both given, the event date comes first. */
  sortByEventDate: direction,
  sortByClearedDate: direction,
  /** `waitingSince` needs `waiting`. By `nextBooking`, vehicles without one always come last. */
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

/** Date filters of another ban status would be ignored silently, so they are refused. */
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

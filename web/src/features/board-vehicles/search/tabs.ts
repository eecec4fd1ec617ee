import type { VehicleCounts } from '#contract/vehicles/vehicles.ts';

export const tabs = ['waiting', 'booked', 'disputed', 'banned', 'all'] as const;
export type Tab = (typeof tabs)[number];

export const sortKeys = [
  'registrationPlate',
  'model',
  'waitingSince',
  'createdDate',
  'nextBooking',
  'eventDate',
  'clearedDate',
] as const;
export type SortKey = (typeof sortKeys)[number];
export type VehicleSort = `${SortKey},${'ASC' | 'DESC'}`;

export type FilterName = 'approved' | 'banStatus' | 'unbanMode' | 'dates';

type TabSettings = {
  readonly count: keyof VehicleCounts;
  /** Longest waiting, next to come, or latest event first. */
  readonly sort: VehicleSort;
  /** The most relevant time. */
  readonly time: 'waitingSince' | 'createdDate' | 'eventDate';
  /** Those implied by the tab are left out. */
  readonly filters: readonly FilterName[];
};

const undecided = ['banStatus', 'unbanMode', 'dates'] as const;

export const settingsOf: Readonly<Record<Tab, TabSettings>> = {
  waiting: { count: 'waiting', sort: 'waitingSince,ASC', time: 'waitingSince', filters: undecided },
  booked: {
    count: 'bookedToday',
    sort: 'nextBooking,ASC',
    time: 'createdDate',
    filters: ['approved', 'unbanMode'],
  },
  disputed: { count: 'disputed', sort: 'createdDate,DESC', time: 'createdDate', filters: undecided },
  banned: { count: 'banned', sort: 'eventDate,DESC', time: 'eventDate', filters: ['approved', 'dates'] },
  all: { count: 'all', sort: 'createdDate,DESC', time: 'createdDate', filters: ['approved', ...undecided] },
};

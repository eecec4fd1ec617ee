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
  /** Sorts by the longest waiting, the next to come, or the latest event. */
  readonly sort: VehicleSort;
  readonly time: 'waitingSince' | 'createdDate' | 'eventDate';
  /** Filters of the tab, without those that the tab itself implies. */
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

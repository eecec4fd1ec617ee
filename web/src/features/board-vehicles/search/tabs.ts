import type { VehicleCounts } from '#contract/vehicles/vehicles.ts';

export const tabs = ['waiting', 'booked', 'disputed', 'banned', 'all'] as const;
export type Tab = (typeof tabs)[number];

export const countOf: Readonly<Record<Tab, keyof VehicleCounts>> = {
  waiting: 'waiting',
  booked: 'bookedToday',
  disputed: 'disputed',
  banned: 'banned',
  all: 'all',
};

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

/** Longest waiting, next to come, or latest event first. */
export const firstSort: Readonly<Record<Tab, VehicleSort>> = {
  waiting: 'waitingSince,ASC',
  booked: 'nextBooking,ASC',
  disputed: 'createdDate,DESC',
  banned: 'eventDate,DESC',
  all: 'createdDate,DESC',
};

/** The time column that is most relevant to a tab. */
export const timeColumn: Readonly<Record<Tab, 'waitingSince' | 'createdDate' | 'eventDate'>> = {
  waiting: 'waitingSince',
  booked: 'createdDate',
  disputed: 'createdDate',
  banned: 'eventDate',
  all: 'createdDate',
};

type FilterName = 'approved' | 'banStatus' | 'unbanMode' | 'dates';

/** Filters available in a tab; those implied by the tab are left out. */
export const filtersIn: Readonly<Record<Tab, readonly FilterName[]>> = {
  waiting: ['banStatus', 'unbanMode', 'dates'],
  booked: ['approved', 'unbanMode'],
  disputed: ['banStatus', 'unbanMode', 'dates'],
  banned: ['approved', 'dates'],
  all: ['approved', 'banStatus', 'unbanMode', 'dates'],
};

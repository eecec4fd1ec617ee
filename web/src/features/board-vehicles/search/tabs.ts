import type { VehicleCounts } from '#contract/vehicles/vehicles.ts';

export const tabs = ['waiting', 'booked', 'disputed', 'banned', 'all'] as const;
export type Tab = (typeof tabs)[number];

/** Under which name the server counts what a tab lists. */
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

/** Who has waited longest, who comes next, what happened last. */
export const firstSort: Readonly<Record<Tab, VehicleSort>> = {
  waiting: 'waitingSince,ASC',
  booked: 'nextBooking,ASC',
  disputed: 'createdDate,DESC',
  banned: 'eventDate,DESC',
  all: 'createdDate,DESC',
};

/** The column of a tab that tells a time, and by which the tab is about something. */
export const timeColumn: Readonly<Record<Tab, 'waitingSince' | 'createdDate' | 'eventDate'>> = {
  waiting: 'waitingSince',
  booked: 'createdDate',
  disputed: 'createdDate',
  banned: 'eventDate',
  all: 'createdDate',
};

type FilterName = 'approved' | 'banStatus' | 'unbanMode' | 'dates';

/** What a tab says already need not be asked. */
export const askedIn: Readonly<Record<Tab, readonly FilterName[]>> = {
  waiting: ['banStatus', 'unbanMode', 'dates'],
  booked: ['approved', 'unbanMode'],
  disputed: ['banStatus', 'unbanMode', 'dates'],
  banned: ['approved', 'dates'],
  all: ['approved', 'banStatus', 'unbanMode', 'dates'],
};

import type { HourRow } from './reports.tables.ts';

export type HourSums = Omit<HourRow, 'day' | 'hour'>;
export type Sums = { -readonly [N in keyof HourSums]: number };

/** What no hour lacks. */
export const noSums: HourSums = {
  capacity: 0,
  booked: 0,
  arrived: 0,
  called: 0,
  waited_minutes: 0,
  no_shows: 0,
  struck: 0,
  by_driver: 0,
  by_operator: 0,
  by_system: 0,
  late: 0,
};
const names = Object.keys(noSums) as (keyof HourSums)[];

export const addSums = (sums: Sums, more: Partial<HourSums>): void => {
  for (const name of names) sums[name] += more[name] ?? 0;
};

import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { column, defineTables, type RowsOf } from '../../../platform/db/table.ts';

/** Sums per hour, counted in `span-counts.queries.ts`; they can be added up across hours. */
const hourSums = {
  capacity: column.float(),
  booked: column.float(),
  due: column.float(),
  arrived: column.float(),
  called: column.float(),
  still_waiting: column.float(),
  waited_minutes: column.float(),
  closed_minutes: column.float(),
  no_shows: column.float(),
  struck: column.float(),
  warnings: column.float(),
  bans: column.float(),
  by_driver: column.float(),
  by_operator: column.float(),
  by_system: column.float(),
  late: column.float(),
};

const trucks = column.text();

export const reportsTables = defineTables({
  report_day: { day: column.day(), counted_at: column.instant() },
  report_hour: { day: column.day(), hour: column.integer(), ...hourSums },
  report_hour_waits: { day: column.day(), hour: column.integer(), trucks },
  report_cargo_waits: { day: column.day(), cargo_type: column.text(), trucks },
  report_hour_misses: { day: column.day(), hour: column.integer(), trucks },
  report_day_misses: { day: column.day(), trucks },
});

export type HourRow = Selectable<Schema['report_hour']>;
export type SumName = keyof typeof hourSums;
export type Sums = Record<SumName, number>;
export const sumNames = Object.keys(hourSums) as SumName[];

const zeros = Object.fromEntries(sumNames.map((name) => [name, 0])) as Sums;
export const noSums = (): Sums => ({ ...zeros });

export const addSums = (sums: Sums, more: Readonly<Partial<Sums>>): void => {
  for (const name of sumNames) sums[name] += more[name] ?? 0;
};

declare module '../../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof reportsTables> {}
}

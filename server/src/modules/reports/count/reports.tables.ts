import type { Selectable } from 'kysely';
import { day, defineTable, float, instant, integer, type RowOf, text } from '../../../platform/db/table.ts';

const dayTable = defineTable('report_day', { day: day(), counted_at: instant() });

/** Sums per hour, counted in `span-counts.queries.ts`; they can be added up across hours. */
const hourSums = {
  capacity: float(),
  booked: float(),
  due: float(),
  arrived: float(),
  called: float(),
  still_waiting: float(),
  waited_minutes: float(),
  closed_minutes: float(),
  no_shows: float(),
  struck: float(),
  warnings: float(),
  bans: float(),
  by_driver: float(),
  by_operator: float(),
  by_system: float(),
  late: float(),
};

const hourTable = defineTable('report_hour', { day: day(), hour: integer(), ...hourSums });

const histogramTables = [
  defineTable('report_hour_waits', { day: day(), hour: integer(), trucks: text() }),
  defineTable('report_cargo_waits', { day: day(), cargo_type: text(), trucks: text() }),
  defineTable('report_hour_misses', { day: day(), hour: integer(), trucks: text() }),
  defineTable('report_day_misses', { day: day(), trucks: text() }),
];

export const reportsTables = [dayTable, hourTable, ...histogramTables];

export type HourRow = Selectable<RowOf<typeof hourTable>>;
export type SumName = keyof typeof hourSums;
export type Sums = Record<SumName, number>;
export const sumNames = Object.keys(hourSums) as SumName[];

export const noSums = (): Sums => Object.fromEntries(sumNames.map((name) => [name, 0])) as Sums;

export const addSums = (sums: Sums, more: Readonly<Partial<Sums>>): void => {
  for (const name of sumNames) sums[name] += more[name] ?? 0;
};

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    report_day: RowOf<typeof dayTable>;
    report_hour: RowOf<typeof hourTable>;
  }
}

import type { Selectable } from 'kysely';
import { day, defineTable, float, instant, integer, type RowOf, text } from '../../../platform/db/table.ts';

const dayTable = defineTable('report_day', { day: day(), counted_at: instant() });

const hourTable = defineTable('report_hour', {
  day: day(),
  hour: integer(),
  capacity: integer(),
  booked: integer(),
  arrived: integer(),
  called: integer(),
  waited_minutes: float(),
  no_shows: integer(),
  struck: integer(),
  by_driver: integer(),
  by_operator: integer(),
  by_system: integer(),
  late: integer(),
});

/** Histograms as they are written (`histogram.ts`). */
const histogramTables = [
  defineTable('report_hour_waits', { day: day(), hour: integer(), trucks: text() }),
  defineTable('report_cargo_waits', { day: day(), cargo_type: text(), trucks: text() }),
  defineTable('report_hour_misses', { day: day(), hour: integer(), trucks: text() }),
  defineTable('report_day_misses', { day: day(), trucks: text() }),
];

/** Of the version before, which may run beside this one; the next release drops them. */
const minutes = { minutes: integer(), trucks: integer() };
const earlierTables = [
  defineTable('report_wait', { day: day(), hour: integer(), ...minutes }),
  defineTable('report_cargo_wait', { day: day(), cargo_type: text(), ...minutes }),
  defineTable('report_miss', { day: day(), hour: integer(), ...minutes }),
  defineTable('report_day_miss', { day: day(), ...minutes }),
];

export const reportsTables = [dayTable, hourTable, ...histogramTables, ...earlierTables];

export type HourRow = Selectable<RowOf<typeof hourTable>>;

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    report_day: RowOf<typeof dayTable>;
    report_hour: RowOf<typeof hourTable>;
  }
}

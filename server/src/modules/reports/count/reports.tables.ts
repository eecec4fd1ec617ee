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

const trucks = { minutes: integer(), trucks: integer() };
const waitTable = defineTable('report_wait', { day: day(), hour: integer(), ...trucks });
const cargoWaitTable = defineTable('report_cargo_wait', { day: day(), cargo_type: text(), ...trucks });
const missTable = defineTable('report_miss', { day: day(), hour: integer(), ...trucks });
const dayMissTable = defineTable('report_day_miss', { day: day(), ...trucks });

export const reportsTables = [dayTable, hourTable, waitTable, cargoWaitTable, missTable, dayMissTable];

export type HourRow = Selectable<RowOf<typeof hourTable>>;

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    report_day: RowOf<typeof dayTable>;
    report_hour: RowOf<typeof hourTable>;
    report_wait: RowOf<typeof waitTable>;
    report_cargo_wait: RowOf<typeof cargoWaitTable>;
    report_miss: RowOf<typeof missTable>;
    report_day_miss: RowOf<typeof dayMissTable>;
  }
}

import {
  boolean,
  day,
  defineTable,
  instant,
  integer,
  type RowOf,
  withDefault,
} from '../../platform/db/table.ts';

const slotLengthTable = defineTable('slot_length', { from_day: day(), minutes: integer() });

const slotTable = defineTable('slot', {
  start_at: instant(),
  end_at: instant(),
  day: day(),
  capacity: integer(),
  reserve: integer(),
  booked: withDefault(integer()),
  booked_ordinary: withDefault(integer()),
  ceiling: integer(),
  open: boolean(),
});

export const slotsTables = [slotLengthTable, slotTable];

declare module '../../platform/db/schema.ts' {
  interface Schema {
    slot_length: RowOf<typeof slotLengthTable>;
    slot: RowOf<typeof slotTable>;
  }
}

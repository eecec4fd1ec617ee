import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const slotsTables = defineTables({
  slot_length: { from_day: column.day(), minutes: column.integer() },
  slot: {
    start_at: column.instant(),
    end_at: column.instant(),
    day: column.day(),
    capacity: column.integer(),
    reserve: column.integer(),
    booked: column.integer().withDefault(),
    booked_ordinary: column.integer().withDefault(),
    ceiling: column.integer(),
    open: column.boolean(),
  },
  drawn_day: {
    day: column.day(),
    frozen_at: column.instant().nullable(),
    on_sale_at: column.instant().nullable(),
    admin_sales: column.integer().withDefault(),
  },
  resting_place: {
    id: column.uuid(),
    slot_at: column.instant(),
    priority: column.boolean(),
    until_at: column.instant(),
    closure_id: column.uuid().nullable(),
    act_id: column.uuid().nullable(),
    draw_day: column.day().nullable(),
    place_id: column.uuid().nullable(),
    freed_at: column.instant().nullable(),
    offer_from: column.instant().nullable(),
    offered_until: column.instant().nullable(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof slotsTables> {}
}

import type { ListEnding, ListState } from '#contract/waiting-list/waiting-list.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';
import { truckColumns } from '../bookings/booking/truck-columns.ts';

export const waitingListTables = defineTables({
  waiting_list_entry: {
    id: column.uuid(),
    ...truckColumns,
    auto: column.boolean().withDefault(),
    night_offers: column.boolean().withDefault(),
    state: column.text<ListState>(),
    ended: column.text<ListEnding>().nullable(),
    confirmation_id: column.uuid().nullable(),
    confirm_until: column.instant().nullable(),
    joined_at: column.instant().nullable(),
    order_day: column.day().nullable(),
    part: column.integer().withDefault(),
    chance: column.text(),
    lot: column.text().nullable(),
    over_at: column.instant(),
    missed_offers: column.integer().withDefault(),
    skipped: column.text().nullable(),
    booking_id: column.uuid().nullable(),
    give_back_until: column.instant().nullable(),
    changed_at: column.instant(),
    created_at: column.instant(),
    version: column.integer().withDefault(),
  },
  waiting_list_window: { entry_id: column.uuid(), from_at: column.instant(), to_at: column.instant() },
  waiting_list_document: { entry_id: column.uuid(), document_id: column.uuid() },
  waiting_list_lot: { day: column.day(), seed: column.text(), drawn_at: column.instant() },
  freed_place: { id: column.uuid(), slot_at: column.instant(), freed_at: column.instant() },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof waitingListTables> {}
}

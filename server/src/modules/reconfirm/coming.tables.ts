import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const comingTables = defineTables({
  coming: {
    booking_id: column.uuid(),
    slot_at: column.instant(),
    first_asked_at: column.instant(),
    asked_at: column.instant(),
    answer: column.text<'YES' | 'NO'>().nullable(),
    answered_at: column.instant().nullable(),
    no_at: column.instant().nullable(),
    reclaimed_at: column.instant().nullable(),
  },
  coming_link: {
    secret_hash: column.text(),
    booking_id: column.uuid(),
    slot_at: column.instant(),
    only_yes: column.boolean(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof comingTables> {}
}

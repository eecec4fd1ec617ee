import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const dutiesTables = defineTables({
  duty: {
    id: column.uuid(),
    operator_id: column.uuid(),
    started_at: column.instant(),
    ended_at: column.instant().nullable(),
    note_before: column.text().nullable(),
    note: column.text().nullable(),
    takes_over_from: column.uuid().nullable(),
    seen: column.texts().withDefault(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof dutiesTables> {}
}

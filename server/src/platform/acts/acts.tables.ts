import type { RecordedActType } from '#contract/acts/act-types.ts';
import { column, defineTables, type RowsOf } from '../db/table.ts';

export const actsTables = defineTables({
  operator_act: {
    id: column.uuid(),
    type: column.text<RecordedActType>(),
    made_by: column.uuid(),
    made_at: column.instant(),
    booking_id: column.uuid().nullable(),
    vehicle_id: column.uuid().nullable(),
    version_before: column.integer().nullable(),
    version_after: column.integer().nullable(),
    before: column.json<Readonly<Record<string, unknown>>>().withDefault(),
    release_at: column.instant().nullable(),
    released_at: column.instant().nullable(),
    undone_at: column.instant().nullable(),
    undone_by: column.uuid().nullable(),
  },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof actsTables> {}
}

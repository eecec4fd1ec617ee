import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const notesTables = defineTables({
  note: {
    id: column.uuid(),
    booking_id: column.uuid().nullable(),
    vehicle_id: column.uuid().nullable(),
    author_id: column.uuid(),
    text: column.text(),
    created_at: column.instant(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof notesTables> {}
}

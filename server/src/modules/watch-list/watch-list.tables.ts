import type { Reasons } from '#contract/reasons.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const watchListTables = defineTables({
  watch_list: {
    plate_key: column.text(),
    plate: column.text(),
    reasons: column.json<Reasons>(),
    until: column.instant().nullable(),
    added_by: column.uuid(),
    added_at: column.instant(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof watchListTables> {}
}

import type { DataCopyState } from '#contract/accounts/own-data.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const ownDataTables = defineTables({
  data_copy: {
    id: column.uuid(),
    account_id: column.uuid(),
    state: column.text<DataCopyState>(),
    requested_at: column.instant(),
    attempts: column.integer().withDefault(),
    expires_at: column.instant().nullable(),
    size: column.bigint().nullable(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof ownDataTables> {}
}

import { column, defineTables, type RowsOf } from '../../db/table.ts';

export const pushTables = defineTables({
  push_subscription: {
    id: column.uuid(),
    session_id: column.uuid(),
    account_id: column.uuid(),
    endpoint: column.text(),
    p256dh: column.text(),
    auth: column.text(),
    created_at: column.instant(),
  },
});

declare module '../../db/schema.ts' {
  interface Schema extends RowsOf<typeof pushTables> {}
}

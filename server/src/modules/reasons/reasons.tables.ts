import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const reasonsTables = defineTables({
  reason_list: {
    kind: column.text<ReasonKind>(),
    version: column.integer(),
    content: column.json<ReadyReasons['content']>(),
    changed_by: column.uuid().nullable(),
    changed_at: column.instant(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof reasonsTables> {}
}

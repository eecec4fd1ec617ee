import type { Reasons } from '#contract/reasons.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const gatesTables = defineTables({
  closed_gate: {
    name: column.text(),
    until: column.instant().nullable(),
    reasons: column.json<Reasons>().nullable(),
    closed_by: column.uuid(),
    closed_at: column.instant(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof gatesTables> {}
}

import type { Reasons } from '#contract/reasons.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';
import type { StoredParams } from './stored-params.ts';

export const systemParamsTables = defineTables({
  system_params: {
    only_row: column.boolean().withDefault(),
    booking_blocked: column.boolean().withDefault(),
    booking_blocked_reason: column.text().nullable(),
    booking_blocked_reasons: column.json<Reasons>().nullable(),
  },
  booking_params: {
    version: column.integer(),
    params: column.json<StoredParams>(),
    changed_by: column.uuid().nullable(),
    changed_at: column.instant(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof systemParamsTables> {}
}

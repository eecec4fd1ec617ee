import type { Reasons } from '#contract/reasons.ts';
import {
  boolean,
  defineTable,
  instant,
  integer,
  json,
  nullable,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../platform/db/table.ts';
import type { StoredParams } from './stored-params.ts';

const systemParamsTable = defineTable('system_params', {
  only_row: withDefault(boolean()),
  booking_blocked: withDefault(boolean()),
  booking_blocked_reason: nullable(text()),
  booking_blocked_reasons: nullable(json<Reasons>()),
});

const bookingParamsTable = defineTable('booking_params', {
  version: integer(),
  params: json<StoredParams>(),
  changed_by: nullable(uuid()),
  changed_at: instant(),
});

export const systemParamsTables = [systemParamsTable, bookingParamsTable];

declare module '../../platform/db/schema.ts' {
  interface Schema {
    system_params: RowOf<typeof systemParamsTable>;
    booking_params: RowOf<typeof bookingParamsTable>;
  }
}

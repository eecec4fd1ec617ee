import type { BookingParams } from '#contract/booking-params.ts';
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

const systemParamsTable = defineTable('system_params', {
  only_row: withDefault(boolean()),
  booking_blocked: withDefault(boolean()),
  booking_blocked_reason: nullable(text()),
});

const bookingParamsTable = defineTable('booking_params', {
  version: integer(),
  params: json<Omit<BookingParams, 'version'>>(),
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

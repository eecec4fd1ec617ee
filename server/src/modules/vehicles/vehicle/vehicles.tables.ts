import type { BanEventType } from '#contract/journal/event-types.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { BanActor, BanStatus, UnbanMode } from '#contract/vehicles/vehicles.ts';
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
} from '../../../platform/db/table.ts';

const vehicleTable = defineTable('vehicle', {
  id: uuid(),
  account_id: uuid(),
  model: text(),
  registration_plate: text(),
  plate_key: text(),
  approved: withDefault(boolean()),
  contested: withDefault(boolean()),
  disapproval_reason: nullable(text()),
  disapproval_reasons: nullable(json<Reasons>()),
  decided_by: nullable(uuid()),
  decided_at: nullable(instant()),
  ban_status: withDefault(text<BanStatus>()),
  ban_event_id: nullable(uuid()),
  ban_until: nullable(instant()),
  event_at: nullable(instant()),
  cleared_at: nullable(instant()),
  unban_mode: nullable(text<UnbanMode>()),
  version: withDefault(integer()),
  waits_from: withDefault(instant()),
  former_plate: nullable(text()),
  created_at: instant(),
  deleted_at: nullable(instant()),
});

/** Reasons given by the system; translated as `banReasons.<CODE>` in locales. */
export type BanReasonCode = 'NO_SHOW' | 'LATE_CANCEL' | 'WARNINGS' | 'EXPIRED';

const banEventTable = defineTable('ban_event', {
  id: uuid(),
  type: text<BanEventType>(),
  plate_key: text(),
  account_id: nullable(uuid()),
  vehicle_id: uuid(),
  reason: nullable(text()),
  reasons: nullable(json<Reasons>()),
  reason_code: nullable(text<BanReasonCode>()),
  event_at: instant(),
  until: nullable(instant()),
  unban_mode: nullable(text<UnbanMode>()),
  actor: text<BanActor>(),
  actor_id: nullable(uuid()),
  booking_id: nullable(uuid()),
});

const banClearanceTable = defineTable('ban_clearance', { event_id: uuid(), cleared_by: uuid() });

const restrictionTable = defineTable('restriction', {
  event_id: uuid(),
  type: text<Exclude<BanEventType, 'UNBAN'>>(),
  plate_key: text(),
  account_id: nullable(uuid()),
  event_at: instant(),
  until: nullable(instant()),
});

export const vehiclesTables = [vehicleTable, banEventTable, banClearanceTable, restrictionTable];

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    vehicle: RowOf<typeof vehicleTable>;
    ban_event: RowOf<typeof banEventTable>;
    ban_clearance: RowOf<typeof banClearanceTable>;
    restriction: RowOf<typeof restrictionTable>;
  }
}

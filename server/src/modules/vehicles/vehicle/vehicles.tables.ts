import type { BanEventType } from '#contract/journal/event-types.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { BanActor, BanStatus, UnbanMode } from '#contract/vehicles/vehicles.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import { column, defineTables, type RowsOf } from '../../../platform/db/table.ts';

/** Reasons given by the system; translated as `banReasons.<CODE>` in locales. */
export type BanReasonCode = 'NO_SHOW' | 'LATE_CANCEL' | 'WARNINGS' | 'UNUSED_WINS' | 'EXPIRED';

export const vehiclesTables = defineTables({
  vehicle: {
    id: column.uuid(),
    account_id: column.uuid(),
    model: column.text(),
    registration_plate: column.text(),
    plate_key: column.text(),
    approved: column.boolean().withDefault(),
    contested: column.boolean().withDefault(),
    disapproval_reason: column.text().nullable(),
    disapproval_reasons: column.json<Reasons>().nullable(),
    decided_by: column.uuid().nullable(),
    decided_at: column.instant().nullable(),
    ban_status: column.text<BanStatus>().withDefault(),
    ban_event_id: column.uuid().nullable(),
    ban_until: column.instant().nullable(),
    ban_suspended_from: column.instant().nullable(),
    event_at: column.instant().nullable(),
    cleared_at: column.instant().nullable(),
    unban_mode: column.text<UnbanMode>().nullable(),
    version: column.integer().withDefault(),
    waits_from: column.instant().withDefault(),
    former_plate: column.text().nullable(),
    created_at: column.instant(),
    deleted_at: column.instant().nullable(),
  },
  ban_event: {
    id: column.uuid(),
    type: column.text<BanEventType>(),
    plate_key: column.text(),
    account_id: column.uuid().nullable(),
    vehicle_id: column.uuid(),
    reason: column.text().nullable(),
    reasons: column.json<Reasons>().nullable(),
    reason_code: column.text<BanReasonCode>().nullable(),
    event_at: column.instant(),
    until: column.instant().nullable(),
    unban_mode: column.text<UnbanMode>().nullable(),
    actor: column.text<BanActor>(),
    actor_id: column.uuid().nullable(),
    booking_id: column.uuid().nullable(),
    appealable_until: column.instant().nullable(),
    acknowledged: column.texts<GuardCode>().nullable(),
  },
  ban_cause: { ban_id: column.uuid(), warning_id: column.uuid() },
  ban_clearance: {
    event_id: column.uuid(),
    cleared_by: column.uuid(),
    taken_back: column.boolean().withDefault(),
  },
  restriction: {
    event_id: column.uuid(),
    type: column.text<Exclude<BanEventType, 'UNBAN'>>(),
    plate_key: column.text(),
    account_id: column.uuid().nullable(),
    event_at: column.instant(),
    until: column.instant().nullable(),
    suspended_from: column.instant().nullable(),
  },
});

declare module '../../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof vehiclesTables> {}
}

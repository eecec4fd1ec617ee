import type { Generated } from 'kysely';
import type { BanActor, BanEventType, BanStatus, UnbanMode } from '#contract/vehicles.ts';

type VehicleTable = {
  id: string;
  account_id: string;
  model: string;
  registration_plate: string;
  plate_key: string;
  approved: Generated<boolean>;
  disapproval_reason: string | null;
  decided_by: string | null;
  decided_at: Temporal.Instant | null;
  ban_status: Generated<BanStatus>;
  ban_event_id: string | null;
  ban_until: Temporal.Instant | null;
  event_at: Temporal.Instant | null;
  cleared_at: Temporal.Instant | null;
  unban_mode: UnbanMode | null;
  version: Generated<number>;
  created_at: Temporal.Instant;
  deleted_at: Temporal.Instant | null;
};

/** Reasons of the system, told in the reader's language: `banReasons.<CODE>` in locales. */
export type BanReasonCode = 'NO_SHOW' | 'LATE_CANCEL' | 'WARNINGS' | 'EXPIRED';

type BanEventTable = {
  id: string;
  type: BanEventType;
  plate_key: string;
  account_id: string | null;
  vehicle_id: string;
  reason: string | null;
  reason_code: BanReasonCode | null;
  event_at: Temporal.Instant;
  until: Temporal.Instant | null;
  unban_mode: UnbanMode | null;
  actor: BanActor;
  actor_id: string | null;
  booking_id: string | null;
};

type BanClearanceTable = { event_id: string; cleared_by: string };

type RestrictionTable = {
  event_id: string;
  type: Exclude<BanEventType, 'UNBAN'>;
  plate_key: string;
  account_id: string | null;
  event_at: Temporal.Instant;
  until: Temporal.Instant | null;
};

export type VehiclesSchema = {
  vehicle: VehicleTable;
  ban_event: BanEventTable;
  ban_clearance: BanClearanceTable;
  restriction: RestrictionTable;
};

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BookingParams } from '#contract/booking-params.ts';
import type { BookingStatus, CancellationCode } from '#contract/bookings.ts';
import type { Language } from '#contract/common.ts';
import type { ApplicationType } from '../auth/actor.ts';

type BookingParamsTable = {
  version: number;
  params: ColumnType<Omit<BookingParams, 'version'>, string, never>;
  changed_by: string | null;
  changed_at: Temporal.Instant;
};

type SlotLengthTable = { from_day: string; minutes: number };

type SlotTable = {
  start_at: Temporal.Instant;
  end_at: Temporal.Instant;
  day: string;
  capacity: number;
  reserve: number;
  booked: Generated<number>;
  booked_ordinary: Generated<number>;
  ceiling: number;
  open: boolean;
};

type BookingTable = {
  id: string;
  number: string;
  status: BookingStatus;
  slot_at: Temporal.Instant;
  slot_end: Temporal.Instant;
  account_id: string;
  vehicle_id: string;
  plate: string;
  plate_key: string;
  model: string;
  cargo_type: string;
  has_priority: boolean;
  first_name: string;
  last_name: string;
  patronymic: string | null;
  email: string | null;
  phone: string | null;
  language: Language;
  application_type: ApplicationType;
  unlimited_edits: Generated<boolean>;
  edit_count: Generated<number>;
  cancellation_code: CancellationCode | null;
  cancellation_reason: string | null;
  canceled_at: Temporal.Instant | null;
  confirmation_id: string | null;
  hold_until: Temporal.Instant | null;
  pending_at: Temporal.Instant | null;
  pending_end: Temporal.Instant | null;
  confirmed_at: Temporal.Instant | null;
  shifted: Generated<boolean>;
  arrived_at: Temporal.Instant | null;
  called_at: Temporal.Instant | null;
  left_at: Temporal.Instant | null;
  version: Generated<number>;
  created_at: Temporal.Instant;
};

type BookingDocumentTable = { booking_id: string; document_id: string };

type BookingEventTable = {
  id: string;
  booking_id: string;
  slot_at: Temporal.Instant;
  type: string;
  actor: 'DRIVER' | 'ADMIN' | 'TERMINAL' | 'SYSTEM';
  actor_id: string | null;
  event_at: Temporal.Instant;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  reason: string | null;
};

type LostHoldTable = { booking_id: string; account_id: string; lost_at: Temporal.Instant };

type HeartbeatTable = { name: string; seen_at: Temporal.Instant };

type OutageTable = { from_at: Temporal.Instant; to_at: Temporal.Instant };

export type BookingsSchema = {
  booking_params: BookingParamsTable;
  slot_length: SlotLengthTable;
  slot: SlotTable;
  booking_number: { day: string; last: number };
  booking: BookingTable;
  booking_document: BookingDocumentTable;
  booking_event: BookingEventTable;
  lost_hold: LostHoldTable;
  heartbeat: HeartbeatTable;
  outage: OutageTable;
};

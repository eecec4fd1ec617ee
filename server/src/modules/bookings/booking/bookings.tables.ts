import type { BookingStatus, CancellationCode } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { ActorKind } from '#contract/journal/event-types.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import type { ApplicationType } from '../../../platform/context/actor.ts';
import {
  boolean,
  day,
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

/** How a shift moved a booking; instants in UTC. */
export type StoredMove = {
  readonly from: string;
  readonly at: string;
  readonly reasons: Reasons;
  readonly acknowledgedAt?: string;
};

export const bookingTable = defineTable('booking', {
  id: uuid(),
  number: text(),
  status: text<BookingStatus>(),
  slot_at: instant(),
  slot_end: instant(),
  account_id: uuid(),
  vehicle_id: uuid(),
  plate: text(),
  plate_key: text(),
  model: text(),
  cargo_type: text(),
  has_priority: boolean(),
  first_name: text(),
  last_name: text(),
  patronymic: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  language: text<Language>(),
  application_type: text<ApplicationType>(),
  unlimited_edits: withDefault(boolean()),
  edit_count: withDefault(integer()),
  cancellation_code: nullable(text<CancellationCode>()),
  cancellation_reason: nullable(text()),
  canceled_at: nullable(instant()),
  confirmation_id: nullable(uuid()),
  hold_until: nullable(instant()),
  pending_at: nullable(instant()),
  pending_end: nullable(instant()),
  confirmed_at: nullable(instant()),
  shifted: withDefault(boolean()),
  arrived_at: nullable(instant()),
  called_at: nullable(instant()),
  left_at: nullable(instant()),
  pass_token: withDefault(text()),
  cancellation_reasons: nullable(json<Reasons>()),
  gate: nullable(text()),
  recalled_at: nullable(instant()),
  acknowledged_at: nullable(instant()),
  moved: nullable(json<StoredMove>()),
  late: nullable(boolean()),
  arrival_undone_at: nullable(instant()),
  undone_arrival_at: nullable(instant()),
  version: withDefault(integer()),
  created_at: instant(),
});

const bookingNumberTable = defineTable('booking_number', { day: day(), last: integer() });

const bookingDocumentTable = defineTable('booking_document', { booking_id: uuid(), document_id: uuid() });

type Snapshot = Record<string, unknown>;

export const bookingEventTable = defineTable('booking_event', {
  id: uuid(),
  booking_id: uuid(),
  slot_at: instant(),
  type: text(),
  actor: text<ActorKind>(),
  actor_id: nullable(uuid()),
  event_at: instant(),
  before: nullable(json<Snapshot>()),
  after: nullable(json<Snapshot>()),
  reason: nullable(text()),
  reasons: nullable(json<Reasons>()),
  reason_kind: nullable(text<ActReasonKind>()),
});

const lostHoldTable = defineTable('lost_hold', {
  booking_id: uuid(),
  account_id: uuid(),
  lost_at: instant(),
  free: withDefault(boolean()),
});
const plateEndingTable = defineTable('plate_ending', { ending: text(), plate_key: text() });

const heartbeatTable = defineTable('heartbeat', { name: text(), seen_at: instant() });
const outageTable = defineTable('outage', { from_at: instant(), to_at: instant() });

export const bookingsTables = [
  bookingTable,
  bookingNumberTable,
  bookingDocumentTable,
  bookingEventTable,
  lostHoldTable,
  plateEndingTable,
  heartbeatTable,
  outageTable,
];

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    booking: RowOf<typeof bookingTable>;
    booking_number: RowOf<typeof bookingNumberTable>;
    booking_document: RowOf<typeof bookingDocumentTable>;
    booking_event: RowOf<typeof bookingEventTable>;
    lost_hold: RowOf<typeof lostHoldTable>;
    plate_ending: RowOf<typeof plateEndingTable>;
    heartbeat: RowOf<typeof heartbeatTable>;
    outage: RowOf<typeof outageTable>;
  }
}

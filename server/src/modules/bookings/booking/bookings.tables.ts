import type { BookingStatus, CancellationCode } from '#contract/bookings/booking-status.ts';
import type { OfferKind } from '#contract/bookings/bookings.ts';
import type { ActorKind } from '#contract/journal/event-types.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import { column, defineTables, type RowsOf } from '../../../platform/db/table.ts';
import type { BookingBefore } from './acts/booking-before.ts';
import { truckColumns } from './truck-columns.ts';

/** How a shift moved a booking; instants in UTC. */
export type StoredMove = {
  readonly from: string;
  readonly at: string;
  readonly reasons: Reasons;
  readonly acknowledgedAt?: string;
};

type Snapshot = Record<string, unknown>;

export const bookingsTables = defineTables({
  booking: {
    id: column.uuid(),
    number: column.text(),
    status: column.text<BookingStatus>(),
    slot_at: column.instant(),
    slot_end: column.instant(),
    ...truckColumns,
    unlimited_edits: column.boolean().withDefault(),
    edit_count: column.integer().withDefault(),
    cancellation_code: column.text<CancellationCode>().nullable(),
    cancellation_reason: column.text().nullable(),
    canceled_at: column.instant().nullable(),
    confirmation_id: column.uuid().nullable(),
    hold_until: column.instant().nullable(),
    pending_at: column.instant().nullable(),
    pending_end: column.instant().nullable(),
    offer_id: column.uuid().nullable(),
    confirmed_at: column.instant().nullable(),
    shifted: column.boolean().withDefault(),
    arrived_at: column.instant().nullable(),
    called_at: column.instant().nullable(),
    left_at: column.instant().nullable(),
    pass_token: column.text().withDefault(),
    pass_version: column.integer().withDefault(),
    cancellation_reasons: column.json<Reasons>().nullable(),
    gate: column.text().nullable(),
    recalled_at: column.instant().nullable(),
    acknowledged_at: column.instant().nullable(),
    moved: column.json<StoredMove>().nullable(),
    late: column.boolean().nullable(),
    arrival_undone_at: column.instant().nullable(),
    undone_arrival_at: column.instant().nullable(),
    version: column.integer().withDefault(),
    created_at: column.instant(),
  },
  booking_number: { day: column.day(), last: column.integer() },
  booking_document: { booking_id: column.uuid(), document_id: column.uuid() },
  booking_event: {
    id: column.uuid(),
    booking_id: column.uuid(),
    slot_at: column.instant(),
    type: column.text(),
    actor: column.text<ActorKind>(),
    actor_id: column.uuid().nullable(),
    event_at: column.instant(),
    before: column.json<Snapshot>().nullable(),
    after: column.json<Snapshot>().nullable(),
    reason: column.text().nullable(),
    reasons: column.json<Reasons>().nullable(),
    reason_kind: column.text<ActReasonKind>().nullable(),
    closure_act_id: column.uuid().nullable(),
  },
  act_booking: {
    act_id: column.uuid(),
    booking_id: column.uuid(),
    from_at: column.instant(),
    to_at: column.instant().nullable(),
    before: column.json<BookingBefore>(),
    version_after: column.integer(),
  },
  offer: {
    id: column.uuid(),
    kind: column.text<OfferKind>(),
    closure_id: column.uuid().nullable(),
    about_id: column.uuid().nullable(),
    booking_id: column.uuid(),
    slot_at: column.instant(),
    place_id: column.uuid().nullable(),
    secret_hash: column.text(),
    made_at: column.instant(),
    until_at: column.instant(),
    taken_at: column.instant().nullable(),
    refused_at: column.instant().nullable(),
    ended_at: column.instant().nullable(),
  },
  lost_hold: {
    booking_id: column.uuid(),
    account_id: column.uuid(),
    lost_at: column.instant(),
    free: column.boolean().withDefault(),
  },
  plate_ending: { ending: column.text(), plate_key: column.text() },
  heartbeat: { name: column.text(), seen_at: column.instant() },
  outage: { from_at: column.instant(), to_at: column.instant() },
});

declare module '../../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof bookingsTables> {}
}

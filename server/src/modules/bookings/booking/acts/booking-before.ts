import type { BookingRow } from '../booking-row.ts';

/** The fields of a booking that an end or a shift changes, as they were before. Instants are text. */
export type BookingBefore = {
  readonly [K in
    | 'status'
    | 'slot_at'
    | 'slot_end'
    | 'shifted'
    | 'moved'
    | 'hold_until'
    | 'confirmation_id'
    | 'pending_at'
    | 'pending_end'
    | 'offer_id']: BookingRow[K] extends Temporal.Instant
    ? string
    : BookingRow[K] extends Temporal.Instant | null
      ? string | null
      : BookingRow[K];
};

const textOf = (instant: Temporal.Instant | null) => instant?.toString() ?? null;

export const beforeOf = (row: BookingRow): BookingBefore => ({
  status: row.status,
  slot_at: row.slot_at.toString(),
  slot_end: row.slot_end.toString(),
  shifted: row.shifted,
  moved: row.moved,
  hold_until: textOf(row.hold_until),
  confirmation_id: row.confirmation_id,
  pending_at: textOf(row.pending_at),
  pending_end: textOf(row.pending_end),
  offer_id: row.offer_id,
});

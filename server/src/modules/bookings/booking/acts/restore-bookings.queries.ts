import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/transact.ts';
import type { BookingRow } from '../booking-row.ts';
import type { BookingBefore } from './booking-before.ts';

type Restored = { readonly id: string; readonly before: BookingBefore; readonly isHeld: boolean };

const withoutHold = {
  hold_until: null,
  confirmation_id: null,
  pending_at: null,
  pending_end: null,
  offer_id: null,
};

/**
 * The booking as it was before the act. A dropped change of time comes back only if its place was free (`isHeld`).
 */
const toRestore = ({ id, before, isHeld }: Restored) => {
  const isChange = before.pending_at !== null;
  const kept = isChange && !isHeld ? { ...before, ...withoutHold, status: 'BOOKED' } : before;
  return { ...kept, id };
};

export const restoreBookings = async (trx: Trx, rows: readonly Restored[]): Promise<BookingRow[]> => {
  if (rows.length === 0) return [];
  const { rows: restored } = await sql<BookingRow>`
    UPDATE booking SET slot_at = was.slot_at, slot_end = was.slot_end, shifted = was.shifted,
      moved = nullif(was.moved, 'null'), status = was.status, hold_until = was.hold_until,
      confirmation_id = (SELECT id FROM confirmation_code WHERE id = was.confirmation_id),
      pending_at = was.pending_at, pending_end = was.pending_end, offer_id = was.offer_id, version = version + 1,
      cancellation_code = NULL, cancellation_reason = NULL, cancellation_reasons = NULL, canceled_at = NULL
    FROM jsonb_to_recordset(${JSON.stringify(rows.map(toRestore))}::jsonb) AS was (
      id uuid, slot_at timestamptz, slot_end timestamptz, shifted boolean, moved jsonb, status text,
      hold_until timestamptz, confirmation_id uuid, pending_at timestamptz, pending_end timestamptz, offer_id uuid)
    WHERE booking.id = was.id
    RETURNING booking.*`.execute(trx);
  return restored;
};

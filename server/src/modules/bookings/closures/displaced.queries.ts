import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

export type Displaced = {
  readonly id: string;
  readonly slot_at: Temporal.Instant;
  readonly has_priority: boolean;
  /** Slots that were offered to the booking before. */
  readonly offered: readonly string[];
};

/**
 * Bookings that are still in the slot to which the closure moved them, without an open offer or change. They are
 * in the order in which they would have been called if the closure had not been.
 */
export const listDisplaced = (db: Db, closureId: string) => rowsOf<Displaced>(db)`
    SELECT booking.id, booking.slot_at, booking.has_priority, coalesce(
      (SELECT json_agg(slot_at::text) FROM (
        SELECT DISTINCT to_char(slot_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS slot_at FROM offer
        WHERE closure_id = ${closureId} AND booking_id = booking.id
      ) AS before), '[]') AS offered
    FROM (
      SELECT DISTINCT booking_id, first_value(closure_move.from_at) OVER moves AS from_at,
        last_value(closure_move.to_at) OVER moves AS to_at
      FROM closure_move JOIN closure_act ON closure_act.id = act_id
      WHERE closure_id = ${closureId} AND undone_at IS NULL AND closure_move.to_at IS NOT NULL
      WINDOW moves AS (PARTITION BY booking_id ORDER BY act_id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
    ) AS away
    JOIN booking ON booking.id = booking_id AND booking.slot_at = away.to_at AND booking.status = 'BOOKED'
    ORDER BY away.from_at, has_priority DESC, length(number), number`;

import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';

type Several = { readonly count: number; readonly id: string | null; readonly plate: string | null };

/** Counts bookings whose slot is over and that are not no-shows yet, and names the first of them. */
export const findNotArrived = async (db: Db, now: Temporal.Instant): Promise<Several> => {
  const rows = await rowsOf<Several>(db)`
    SELECT count(*)::int AS count, (array_agg(id ORDER BY slot_at, id))[1] AS id,
      (array_agg(plate ORDER BY slot_at, id))[1] AS plate
    FROM booking WHERE status = 'BOOKED' AND slot_end <= ${now}`;
  return rows[0] as Several;
};

/** Counts coming bookings and trucks in the line that have a failed message and no later one that was sent. */
export const findUntold = async (db: Db, since: Temporal.Instant): Promise<Several> => {
  const rows = await rowsOf<Several>(db)`
    SELECT count(*)::int AS count, (array_agg(id ORDER BY slot_at, id))[1] AS id,
      (array_agg(plate ORDER BY slot_at, id))[1] AS plate
    FROM booking
    WHERE status IN ('BOOKED', 'WAITING', 'GO_TO_GATE') AND id IN (
      SELECT about FROM message_delivery WHERE at >= ${since}
      GROUP BY about HAVING NOT (array_agg(sent ORDER BY at DESC))[1])`;
  return rows[0] as Several;
};

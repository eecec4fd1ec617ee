import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';

type Several = { readonly count: number; readonly id: string | null; readonly plate: string | null };

/** Bookings whose slot is over and which are not counted as no-shows yet: the first of them, and how many. */
export const findNotArrived = async (db: Db, now: Temporal.Instant): Promise<Several> => {
  const rows = await rowsOf<Several>(db)`
    SELECT count(*)::int AS count, (array_agg(id ORDER BY slot_at, id))[1] AS id,
      (array_agg(plate ORDER BY slot_at, id))[1] AS plate
    FROM booking WHERE status = 'BOOKED' AND slot_end <= ${now}`;
  return rows[0] as Several;
};

/** Messages about bookings to come, or in the line, that did not leave and were not followed by one that did. */
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

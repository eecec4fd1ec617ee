import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type OpenTruck = {
  readonly id: string;
  readonly plate: string;
  readonly gate: string | null;
  readonly at: Temporal.Instant;
};

export const listBannedInLine = async (db: Db, now: Temporal.Instant): Promise<OpenTruck[]> => {
  const { rows } = await sql<OpenTruck>`
    SELECT id, plate, gate, arrived_at AS at FROM booking
    WHERE status IN ('WAITING', 'GO_TO_GATE') AND EXISTS (
      SELECT FROM restriction WHERE type = 'BAN' AND restriction.plate_key = booking.plate_key
        AND (restriction.account_id IS NULL OR restriction.account_id = booking.account_id)
        AND (until IS NULL OR until > ${now}) AND (suspended_from IS NULL OR suspended_from > ${now}))
    ORDER BY arrived_at, id`.execute(db);
  return rows;
};

export const listCalledBefore = async (db: Db, before: Temporal.Instant): Promise<OpenTruck[]> => {
  const { rows } = await sql<OpenTruck>`
    SELECT id, plate, gate, called_at AS at FROM booking
    WHERE status = 'GO_TO_GATE' AND called_at <= ${before} ORDER BY called_at, id`.execute(db);
  return rows;
};

type Several = { readonly count: number; readonly id: string | null; readonly plate: string | null };

/** Bookings whose slot is over and which are not counted as no-shows yet: the first of them, and how many. */
export const findNotArrived = async (db: Db, now: Temporal.Instant): Promise<Several> => {
  const { rows } = await sql<Several>`
    SELECT count(*)::int AS count, (array_agg(id ORDER BY slot_at, id))[1] AS id,
      (array_agg(plate ORDER BY slot_at, id))[1] AS plate
    FROM booking WHERE status = 'BOOKED' AND slot_end <= ${now}`.execute(db);
  return rows[0] as Several;
};

/** Messages about bookings to come, or in the line, that did not leave and were not followed by one that did. */
export const findUntold = async (db: Db, since: Temporal.Instant): Promise<Several> => {
  const { rows } = await sql<Several>`
    SELECT count(*)::int AS count, (array_agg(id ORDER BY slot_at, id))[1] AS id,
      (array_agg(plate ORDER BY slot_at, id))[1] AS plate
    FROM booking
    WHERE status IN ('BOOKED', 'WAITING', 'GO_TO_GATE') AND id IN (
      SELECT about FROM message_delivery WHERE at >= ${since}
      GROUP BY about HAVING NOT (array_agg(sent ORDER BY at DESC))[1])`.execute(db);
  return rows[0] as Several;
};

import { sql } from 'kysely';
import { forgottenPlate } from '#contract/vehicles/plate.ts';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf, valuesOf } from '../../platform/db/rows-of.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { batch, type Cutoff, type Due, follows } from './forgetting.ts';

/** Must match the predicate of the partial index. */
const hasPerson = sql<boolean>`plate_key <> ${sql.lit(forgottenPlate)}`;

/** The booking has ended and has no event since `before`. */
const isOver = (before: Cutoff) => sql<boolean>`status IN ('LEFT_WAITING_ZONE', 'CANCELED') AND NOT EXISTS (
  SELECT 1 FROM booking_event WHERE booking_event.booking_id = booking.id AND booking_event.event_at >= ${before})`;

export const listDueBookings = (db: Db, before: Cutoff, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, slot_end AS at, ARRAY[plate_key] AS plates FROM booking
    WHERE ${hasPerson} AND slot_end < ${before} AND ${isOver(before)} ${follows('slot_end', after)}
    ORDER BY slot_end, id LIMIT ${batch}`;

const lockDueBookings = (trx: Trx, ids: readonly string[], before: Cutoff) => valuesOf<string>(trx)`
    SELECT id FROM booking WHERE id = ANY(${ids}::uuid[]) AND ${hasPerson} AND ${isOver(before)}
    ORDER BY id FOR UPDATE`;

/**
 * Number, times, status, cargo and model stay for statistics, without personal data. Plates in `kept` stay too: another
 * account has them.
 */
export const forgetDueBookings = async (
  trx: Trx,
  listed: readonly string[],
  before: Cutoff,
  kept: readonly string[] = [],
): Promise<number> => {
  const ids = await lockDueBookings(trx, listed, before);
  await sql`
    UPDATE booking SET plate = CASE WHEN plate_key = ANY (${kept}::text[]) THEN plate ELSE ${forgottenPlate} END,
      plate_key = CASE WHEN plate_key = ANY (${kept}::text[]) THEN plate_key ELSE ${forgottenPlate} END, first_name = '', last_name = '',
      patronymic = NULL, phone = NULL, email = NULL, cancellation_reason = NULL, cancellation_reasons = NULL
    WHERE id = ANY(${ids}::uuid[])`.execute(trx);
  await sql`DELETE FROM booking_document WHERE booking_id = ANY(${ids}::uuid[])`.execute(trx);
  await sql`DELETE FROM note WHERE booking_id = ANY(${ids}::uuid[])`.execute(trx);
  await sql`
    UPDATE booking_event SET before = without_person(before), after = without_person(after), reason = NULL, reasons = NULL
    WHERE booking_id = ANY(${ids}::uuid[])
      AND (names_person(before) OR names_person(after) OR reason IS NOT NULL OR reasons IS NOT NULL)`.execute(
    trx,
  );
  return ids.length;
};

import { sql } from 'kysely';
import { forgottenPlate } from '#contract/vehicles/plate.ts';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { batch, type Cutoff, type Due, follows } from './forgetting.ts';

/** Skips plates with a restriction in force, because their warnings are still counted by plate. */
export const listPastBans = (db: Db, before: Cutoff, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, event_at AS at, ARRAY[plate_key] AS plates FROM ban_event
    WHERE plate_key <> ${sql.lit(forgottenPlate)} AND event_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM restriction WHERE restriction.plate_key = ban_event.plate_key)
      ${follows('event_at', after)}
    ORDER BY event_at, id LIMIT ${batch}`;

/** Checks again under the plate’s lock, in case the plate was banned meanwhile. */
export const forgetBans = async (trx: Trx, ids: readonly string[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE ban_event SET plate_key = ${forgottenPlate}, reasons = NULL,
      reason = CASE WHEN reason IS NOT NULL THEN '' END
    WHERE id = ANY(${ids}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM restriction WHERE restriction.plate_key = ban_event.plate_key)`.execute(
    trx,
  );
  return Number(numAffectedRows);
};

/** Must match the predicate of the partial index. */
const namesPerson = sql<boolean>`(names_person(before) OR names_person(after)
  OR (reason IS NOT NULL AND num_nonnulls(booking_id, vehicle_id, user_id) > 0))`;

export const listPastActs = (db: Db, before: Cutoff, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, event_at AS at, array_remove(ARRAY[before->>'plate', after->>'plate'], NULL) AS plates FROM journal_event
    WHERE ${namesPerson} AND event_at < ${before} ${follows('event_at', after)}
    ORDER BY event_at, id LIMIT ${batch}`;

export const forgetActs = async (trx: Trx, ids: readonly string[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE journal_event SET before = without_person(before), after = without_person(after), reason = NULL, reasons = NULL
    WHERE id = ANY(${ids}::uuid[]) AND ${namesPerson}`.execute(trx);
  return Number(numAffectedRows);
};

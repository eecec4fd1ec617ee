import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { BanReason } from '../vehicle/reason-words.ts';

export type Restriction = Selectable<Schema['restriction']>;

export type PlateInAccount = { readonly plateKey: string; readonly accountId: string };

/** Also writes the Russian text to the column that older releases read. */
export const reasonColumns = (reason: BanReason) =>
  'code' in reason ? { reason_code: reason.code } : { reason: reason.RU, reasons: JSON.stringify(reason) };

export const insertBanEvent = async (trx: Trx, event: Insertable<Schema['ban_event']>): Promise<void> => {
  await trx.insertInto('ban_event').values(event).execute();
};

export const insertRestriction = async (trx: Trx, restriction: Restriction): Promise<void> => {
  await trx.insertInto('restriction').values(restriction).execute();
};

/** Stored bans and warnings of the plate; may include expired ones. */
export const listRestrictions = (db: Db, { plateKey, accountId }: PlateInAccount): Promise<Restriction[]> =>
  db
    .selectFrom('restriction')
    .selectAll()
    .where('plate_key', '=', plateKey)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .execute();

export const listOver = (db: Db, plateKey: string, now: Temporal.Instant) =>
  db
    .selectFrom('restriction')
    .innerJoin('ban_event', 'ban_event.id', 'restriction.event_id')
    .selectAll('restriction')
    .select(['ban_event.vehicle_id', 'restriction.until'])
    .where('restriction.plate_key', '=', plateKey)
    .where('restriction.until', '<=', now)
    .$narrowType<{ until: Temporal.Instant }>()
    .orderBy('restriction.until')
    .execute();

export const listPlatesWithOver = (db: Db, now: Temporal.Instant, limit: number) =>
  db
    .selectFrom('restriction')
    .select('plate_key')
    .distinct()
    .where('until', '<=', now)
    .limit(limit)
    .execute();

export const clearRestrictions = async (
  trx: Trx,
  eventIds: readonly string[],
  clearedBy: string,
): Promise<void> => {
  await trx
    .insertInto('ban_clearance')
    .values(eventIds.map((event_id) => ({ event_id, cleared_by: clearedBy })))
    .execute();
  await trx.deleteFrom('restriction').where('event_id', 'in', eventIds).execute();
};

/**
 * Warnings that count towards a ban: still in force and newer than the last automatic ban, which used up
 * earlier ones. `accountId` null: only those of the plate itself.
 */
export const countWarnings = async (
  db: Db,
  { plateKey, accountId }: { readonly plateKey: string; readonly accountId: string | null },
  since: Temporal.Instant,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    WITH mine AS (
      SELECT id, type, reason_code, event_at FROM ban_event
      WHERE plate_key = ${plateKey} AND (account_id IS NULL OR account_id = ${accountId}::uuid)
    )
    SELECT count(*)::int AS count FROM mine
    WHERE type = 'WARN' AND event_at > ${since}
      AND event_at > coalesce(
        (SELECT max(event_at) FROM mine WHERE type = 'BAN' AND reason_code = 'WARNINGS'), '-infinity')
      AND NOT EXISTS (SELECT 1 FROM ban_clearance WHERE ban_clearance.event_id = mine.id)`.execute(db);
  return rows[0]?.count ?? 0;
};

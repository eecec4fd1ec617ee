import type { Insertable, Selectable } from 'kysely';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { Db } from '../../../platform/db/database.ts';
import { valuesOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { BanReason } from '../vehicle/reason-words.ts';

export type Restriction = Selectable<Schema['restriction']>;

/** A day has 24 hours here, even when clocks are put forward or back. */
export const days = (count: number) => ({ hours: 24 * count });

type PlateInAccount = { readonly plateKey: string; readonly accountId: string };

/** Also writes the Russian text to the column that older releases read. */
export const reasonColumns = (reason: BanReason) =>
  'code' in reason ? { reason_code: reason.code } : { reason: reason.RU, reasons: JSON.stringify(reason) };

export const insertBanEvent = (trx: Trx, event: Insertable<Schema['ban_event']>) =>
  trx.insertInto('ban_event').values(event).execute();

export const insertRestriction = (trx: Trx, restriction: Insertable<Schema['restriction']>) =>
  trx.insertInto('restriction').values(restriction).execute();

export const insertCauses = (trx: Trx, banId: string, warningIds: readonly string[]) =>
  trx
    .insertInto('ban_cause')
    .values(warningIds.map((warning_id) => ({ ban_id: banId, warning_id })))
    .execute();

/** Stored bans and warnings of the plate; may include expired ones. */
export const listRestrictions = (db: Db, { plateKey, accountId }: PlateInAccount): Promise<Restriction[]> =>
  db
    .selectFrom('restriction')
    .selectAll()
    .where('plate_key', '=', plateKey)
    .where('type', '<>', 'LIMIT')
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
  takenBack = false,
): Promise<void> => {
  await trx
    .insertInto('ban_clearance')
    .values(eventIds.map((event_id) => ({ event_id, cleared_by: clearedBy, taken_back: takenBack })))
    .execute();
  await trx.deleteFrom('restriction').where('event_id', 'in', eventIds).execute();
};

/** Lists the bans that this newer ban of an operator replaced. */
export const listReplacedBy = (db: Db, eventId: string) =>
  db
    .selectFrom('ban_event')
    .innerJoin('ban_clearance', 'ban_clearance.event_id', 'ban_event.id')
    .selectAll('ban_event')
    .where('cleared_by', '=', eventId)
    .where('ban_event.type', '=', 'BAN')
    .execute();

export const isSuspended = (
  { suspended_from }: Pick<Restriction, 'suspended_from'>,
  now: Temporal.Instant,
): boolean => suspended_from !== null && Temporal.Instant.compare(suspended_from, now) <= 0;

type Counting = { readonly since: Temporal.Instant; readonly now: Temporal.Instant };

/**
 * Warnings that count towards a ban: in force, not suspended by an appeal, and newer than the last automatic
 * ban, which used up earlier ones unless one of its own warnings does not count any more. `accountId` null:
 * only those of the plate itself.
 */
export const listCountingWarnings = (
  db: Db,
  { plateKey, accountId }: { readonly plateKey: string; readonly accountId: string | null },
  { since, now }: Counting,
) => valuesOf<string>(db)`
    WITH mine AS (
      SELECT id, type, reason_code, event_at FROM ban_event
      WHERE plate_key = ${plateKey} AND (account_id IS NULL OR account_id = ${accountId}::uuid)
    )
    SELECT id FROM mine
    WHERE type = 'WARN' AND event_at > ${since}
      AND event_at > coalesce((
        SELECT max(event_at) FROM mine AS ban WHERE type = 'BAN' AND reason_code = 'WARNINGS'
          AND NOT EXISTS (SELECT 1 FROM ban_clearance WHERE event_id = ban.id AND taken_back)
          AND NOT EXISTS (
            SELECT 1 FROM ban_cause
            LEFT JOIN ban_clearance ON ban_clearance.event_id = ban_cause.warning_id
            LEFT JOIN restriction ON restriction.event_id = ban_cause.warning_id
            WHERE ban_cause.ban_id = ban.id
              AND (ban_clearance.taken_back OR restriction.suspended_from <= ${now}))
        ), '-infinity')
      AND NOT EXISTS (SELECT 1 FROM ban_clearance WHERE ban_clearance.event_id = mine.id)
      AND NOT EXISTS (
        SELECT 1 FROM restriction WHERE restriction.event_id = mine.id AND suspended_from <= ${now})`;

export type PlateTruck = Awaited<ReturnType<typeof listActiveOfPlate>>[number];

export const listActiveOfPlate = (db: Db, plateKey: string) =>
  db
    .selectFrom('booking')
    .select(['account_id', 'plate', 'status', 'hold_until', 'arrived_at'])
    .where('plate_key', '=', plateKey)
    .where('status', 'in', activeStatuses)
    .execute();

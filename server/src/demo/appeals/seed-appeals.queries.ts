import type { Db } from '../../platform/db/database.ts';

export const hasAppeals = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('appeal').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The newest given before the moment, each with the account that may appeal. */
export const listNoShowWarnings = (db: Db, before: Temporal.Instant, limit: number) =>
  db
    .selectFrom('restriction')
    .innerJoin('ban_event', 'ban_event.id', 'restriction.event_id')
    .innerJoin('vehicle', 'vehicle.id', 'ban_event.vehicle_id')
    .select(['ban_event.id', 'ban_event.event_at', 'vehicle.account_id'])
    .where('ban_event.reason_code', '=', 'NO_SHOW')
    .where('ban_event.event_at', '<', before)
    .where('vehicle.approved', '=', true)
    .orderBy('ban_event.event_at', 'desc')
    .orderBy('ban_event.id', 'desc')
    .limit(limit)
    .execute();

export const findOperatorsBan = (db: Db, accountId: string) =>
  db
    .selectFrom('restriction')
    .innerJoin('ban_event', 'ban_event.id', 'restriction.event_id')
    .innerJoin('vehicle', 'vehicle.id', 'ban_event.vehicle_id')
    .select(['ban_event.id', 'ban_event.event_at'])
    .where('ban_event.type', '=', 'BAN')
    .where('vehicle.account_id', '=', accountId)
    .executeTakeFirst();

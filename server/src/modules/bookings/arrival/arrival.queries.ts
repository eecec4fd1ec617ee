import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';

/** When the booking got its current slot: the newest event that set `dateBooked`. */
export const findPlacedAt = async (db: Db, bookingId: string): Promise<Temporal.Instant | undefined> => {
  const row = await db
    .selectFrom('booking_event')
    .select('event_at')
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`after ? 'dateBooked'`)
    .orderBy('event_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.event_at;
};

type Outage = { readonly from_at: Temporal.Instant; readonly to_at: Temporal.Instant };

/** Returns the previous heartbeat; undefined the first time. */
export const beat = async (
  trx: Trx,
  name: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> => {
  const before = await trx
    .selectFrom('heartbeat')
    .select('seen_at')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  await sql`
    INSERT INTO heartbeat (name, seen_at) VALUES (${name}, ${now})
    ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at`.execute(trx);
  return before?.seen_at;
};

export const insertOutage = (trx: Trx, outage: Outage) =>
  trx
    .insertInto('outage')
    .values(outage)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const listOutages = (db: Db, since: Temporal.Instant): Promise<Outage[]> =>
  db.selectFrom('outage').selectAll().where('to_at', '>', since).execute();

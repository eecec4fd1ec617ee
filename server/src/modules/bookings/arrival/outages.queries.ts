import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type Outage = { readonly from_at: Temporal.Instant; readonly to_at: Temporal.Instant };

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

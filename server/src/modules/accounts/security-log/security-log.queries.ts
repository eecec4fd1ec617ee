import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf, rowsOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type SecurityEventRow = Selectable<Schema['security_event']>;

export const insertSecurityEvent = (db: Db, event: SecurityEventRow) =>
  db.insertInto('security_event').values(event).execute();

/** True if the account has signed in before, but never from an address with this prefix. */
export const isNewPlace = async (db: Db, accountId: string, prefix: string): Promise<boolean> =>
  (await firstValueOf<boolean>(db)`
    SELECT coalesce(bool_and(prefix IS DISTINCT FROM ${prefix}), false) AS new FROM security_event
    WHERE account_id = ${accountId} AND type = 'SIGN_IN'`) ?? false;

export const securityEventsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('security_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

type Failures = { readonly account_id: string; readonly count: number };

/** Lists accounts with at least `many` failures since `since` that were not told of any since `toldSince`. */
export const listManyFailures = (
  db: Db,
  { since, toldSince, many }: { since: Temporal.Instant; toldSince: Temporal.Instant; many: number },
): Promise<readonly Failures[]> => rowsOf<Failures>(db)`
    SELECT account_id, count(*)::int AS count FROM security_event AS failure
    WHERE type IN ('SIGN_IN_FAILED', 'FACTOR_FAILED') AND account_id IS NOT NULL AND at > ${since} AND NOT EXISTS (
      SELECT 1 FROM security_event AS told
      WHERE told.account_id = failure.account_id AND told.type = 'MANY_FAILURES' AND told.at > ${toldSince})
    GROUP BY account_id HAVING count(*) >= ${many} ORDER BY account_id`;

/** A trigger lets a transaction delete only events before the moment that the transaction names. */
export const deleteOldSecurityEvents = async (trx: Trx, before: Temporal.Instant): Promise<void> => {
  await sql`SELECT set_config('oktet.forget_before', ${before.toString()}, true)`.execute(trx);
  await trx.deleteFrom('security_event').where('at', '<', before).execute();
};

/** Keeps, under the number of the account, what happened and when. */
export const forgetAddresses = (db: Db, accountId: string) =>
  db
    .updateTable('security_event')
    .set({ address: null, prefix: null, device: null })
    .where('account_id', '=', accountId)
    .execute();

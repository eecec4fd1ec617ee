import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Trx } from '../../db/transact.ts';

/**
 * A session and a browser have one subscription each, so others of either are replaced. A browser that subscribes again
 * for the same account keeps the id, by which messages that wait find it.
 */
export const replacePushSubscription = async (
  trx: Trx,
  row: Insertable<Schema['push_subscription']>,
): Promise<string> => {
  const { id: _, endpoint, ...renewed } = row;
  await trx
    .deleteFrom('push_subscription')
    .where('session_id', '=', row.session_id)
    .where('endpoint', '<>', endpoint)
    .execute();
  await trx
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('account_id', '<>', row.account_id)
    .execute();
  const stored = await trx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(renewed))
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
};

export const deletePushSubscription = async (trx: Trx, accountId: string, id: string): Promise<boolean> => {
  const result = await trx
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};

export const findPushSubscription = (db: Db, id: string, now: Temporal.Instant) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'session_id')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscription.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** `endpoint` is compared, because the browser may have subscribed anew meanwhile. */
export const dropPushSubscription = async (db: Db, id: string, endpoint: string): Promise<void> => {
  await db.deleteFrom('push_subscription').where('id', '=', id).where('endpoint', '=', endpoint).execute();
};

export const listPushSubscriptions = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('push_subscription')
    .select(['id', 'account_id'])
    .where('account_id', 'in', accountIds)
    .orderBy('id')
    .execute();

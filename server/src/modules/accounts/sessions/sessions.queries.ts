import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Identifier } from '../account/identifier.ts';

export const insertSession = async (trx: Trx, session: Insertable<Schema['session']>): Promise<void> => {
  await trx.insertInto('session').values(session).execute();
};

export const listLiveSessions = (db: Db, accountId: string, now: Temporal.Instant) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Whether the account that has the name verified is in use from this address. */
export const hasSessionFrom = async (
  db: Db,
  { method, value }: Identifier,
  address: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where(method === 'EMAIL' ? 'account.email_key' : 'account.phone', '=', value)
    .where(method === 'EMAIL' ? 'account.email_verified' : 'account.phone_verified', '=', true)
    .where('session.address', '=', address)
    .where('session.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteSession = async (trx: Trx, accountId: string, id: string): Promise<boolean> => {
  const result = await trx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};

export const deleteSessions = async (trx: Trx, accountId: string, exceptId?: string): Promise<void> => {
  await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId as string))
    .execute();
};

export const deleteDemoSessions = async (trx: Trx): Promise<void> => {
  await trx
    .deleteFrom('session')
    .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('demo', '=', true))
    .execute();
};

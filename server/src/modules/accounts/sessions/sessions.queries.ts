import type { Insertable } from 'kysely';
import type { FactorMethod } from '#contract/accounts/factors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export const insertSession = (trx: Trx, session: Insertable<Schema['session']>) =>
  trx.insertInto('session').values(session).execute();

/** The factor with which the owner of a session was proved, beside the password. A recovery code has no id. */
export type FactorProof = { readonly factor: FactorMethod; readonly factor_id: string | null };

export const setSessionFactor = async (
  trx: Trx,
  id: string,
  proof: FactorProof,
  now: Temporal.Instant,
): Promise<void> => {
  const change = { ...proof, factor_at: now, lacks_factor: false };
  await trx.updateTable('session').set(change).where('id', '=', id).execute();
};

export const findFactorTime = async (db: Db, id: string): Promise<Temporal.Instant | null> => {
  const row = await db.selectFrom('session').select('factor_at').where('id', '=', id).executeTakeFirst();
  return row?.factor_at ?? null;
};

export const deleteSessionsOfFactor = async (
  trx: Trx,
  accountId: string,
  factorId: string,
  exceptId: string,
): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .where('id', '<>', exceptId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
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

export const deleteSession = async (trx: Trx, accountId: string, id: string): Promise<boolean> => {
  const result = await trx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};

export const deleteSessions = (trx: Trx, accountId: string, exceptId?: string) =>
  trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId as string))
    .execute();

export const deleteOldestSessions = async (trx: Trx, accountId: string, kept: number): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('session')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteAllSessions = async (trx: Trx): Promise<number> =>
  Number((await trx.deleteFrom('session').executeTakeFirst()).numDeletedRows);

export const deleteDemoSessions = (trx: Trx) =>
  trx
    .deleteFrom('session')
    .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('demo', '=', true))
    .execute();

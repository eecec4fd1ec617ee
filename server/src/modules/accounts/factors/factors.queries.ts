import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type FactorRow = Selectable<Schema['factor']>;
export type NewFactor = Insertable<Schema['factor']>;

export const listFactors = (db: Db, accountId: string): Promise<FactorRow[]> =>
  db
    .selectFrom('factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const hasFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.selectFrom('factor').select('id').where('account_id', '=', accountId).executeTakeFirst()) !==
  undefined;

export const listWithFactor = async (db: Db, accountIds: readonly string[]): Promise<Set<string>> => {
  if (accountIds.length === 0) return new Set();
  const having = db.selectFrom('factor').select('account_id').distinct();
  const rows = await having.where('account_id', 'in', [...accountIds]).execute();
  return new Set(rows.map(({ account_id }) => account_id));
};

export const insertFactor = (trx: Trx, factor: NewFactor): Promise<FactorRow> =>
  trx.insertInto('factor').values(factor).returningAll().executeTakeFirstOrThrow();

export const deleteFactor = (trx: Trx, id: string) => trx.deleteFrom('factor').where('id', '=', id).execute();

export const deleteFactors = async (trx: Trx, accountId: string): Promise<void> => {
  await trx.deleteFrom('factor').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('recovery_code_set').where('account_id', '=', accountId).execute();
};

type Use = Pick<FactorRow, 'last_used_at'> & Partial<Pick<FactorRow, 'last_step' | 'counter'>>;

export const noteFactorUse = (trx: Trx, id: string, use: Use) =>
  trx.updateTable('factor').set(use).where('id', '=', id).execute();

type RecoverySet = Selectable<Schema['recovery_code_set']>;

export const findRecoverySet = (db: Db, accountId: string): Promise<RecoverySet | undefined> =>
  db.selectFrom('recovery_code_set').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const saveRecoverySet = (trx: Trx, set: RecoverySet) =>
  trx
    .insertInto('recovery_code_set')
    .values(set)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute();

/** Returns how many recovery codes are left; undefined if there is none with this hash. */
export const spendRecoveryHash = (trx: Trx, accountId: string, hash: string) => firstValueOf<number>(trx)`
    UPDATE recovery_code_set SET hashes = array_remove(hashes, ${hash}::text)
    WHERE account_id = ${accountId} AND ${hash}::text = ANY (hashes)
    RETURNING cardinality(hashes) AS left`;

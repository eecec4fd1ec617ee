import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type DataCopyRow = Selectable<Schema['data_copy']>;

export const findCopyBeingMade = (db: Db, accountId: string): Promise<DataCopyRow | undefined> =>
  db
    .selectFrom('data_copy')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'MAKING')
    .executeTakeFirst();

/** Copies that have not expired, newest first. */
export const listCopies = (db: Db, accountId: string, now: Temporal.Instant): Promise<DataCopyRow[]> =>
  db
    .selectFrom('data_copy')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findReadyCopy = (
  db: Db,
  id: string,
  accountId: string,
  now: Temporal.Instant,
): Promise<DataCopyRow | undefined> =>
  db
    .selectFrom('data_copy')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const insertCopy = (
  trx: Trx,
  copy: Pick<DataCopyRow, 'id' | 'account_id' | 'requested_at'>,
): Promise<DataCopyRow> =>
  trx
    .insertInto('data_copy')
    .values({ ...copy, state: 'MAKING' })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns undefined if the copy is no longer being made. */
export const countAttempt = (db: Db, id: string): Promise<DataCopyRow | undefined> =>
  db
    .updateTable('data_copy')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'MAKING')
    .returningAll()
    .executeTakeFirst();

/** Returns false if nobody waits for the copy any more, for example because the account was deleted meanwhile. */
export const setReady = async (
  trx: Trx,
  id: string,
  made: { readonly size: number; readonly expires_at: Temporal.Instant },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('data_copy')
    .set({ ...made, state: 'READY' })
    .where('id', '=', id)
    .where('state', '=', 'MAKING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const setFailed = async (trx: Trx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('data_copy')
    .set({ state: 'FAILED' })
    .where('id', '=', id)
    .where('state', '=', 'MAKING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteFailedCopies = (trx: Trx, accountId: string) =>
  trx.deleteFrom('data_copy').where('account_id', '=', accountId).where('state', '=', 'FAILED').execute();

/** Deletes the account's copies except `keptId`. Returns the ids of those that may have content in the storage. */
export const deleteCopiesOf = async (trx: Trx, accountId: string, keptId?: string): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('data_copy')
    .where('account_id', '=', accountId)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId as string))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteExpiredCopies = async (trx: Trx, now: Temporal.Instant): Promise<string[]> => {
  const rows = await trx.deleteFrom('data_copy').where('expires_at', '<=', now).returning('id').execute();
  return rows.map(({ id }) => id);
};

/** Copies whose job is lost: it would have finished or failed long ago. */
export const listStaleCopies = (db: Db, requestedBefore: Temporal.Instant): Promise<DataCopyRow[]> =>
  db
    .selectFrom('data_copy')
    .selectAll()
    .where('state', '=', 'MAKING')
    .where('requested_at', '<', requestedBefore)
    .execute();

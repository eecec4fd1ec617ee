import { type Selectable, sql } from 'kysely';
import type { StoredContentType } from '#contract/documents/documents.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type StoredFileRow = Selectable<Schema['stored_file']> & {
  readonly name: string;
  readonly content_type: StoredContentType;
  readonly size: number;
};

/** Files of an account; uploads in progress count as `largest` bytes. */
export const countFiles = (
  db: Db,
  accountId: string,
  largest: number,
): Promise<{ readonly files: number; readonly unattached: number; readonly bytes: number }> =>
  db
    .selectFrom('stored_file')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`(count(*) FILTER (WHERE NOT attached))::int`.as('unattached'),
      sql<number>`coalesce(sum(coalesce(size, ${largest}::int)), 0)::float8`.as('bytes'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

export const reserveFile = (
  trx: Trx,
  file: { readonly id: string; readonly account_id: string; readonly created_at: Temporal.Instant },
) => trx.insertInto('stored_file').values(file).execute();

/** False if the row is gone, for example because its account was deleted during the upload. */
export const completeFile = async (
  db: Db,
  id: string,
  file: Omit<StoredFileRow, 'id' | 'attached' | 'created_at'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set(file)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const forgetFile = (db: Db, id: string) => db.deleteFrom('stored_file').where('id', '=', id).execute();

const ofAccount = (db: Db, id: string, accountId: string | undefined) =>
  db
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .$narrowType<{ name: string; content_type: StoredContentType; size: number }>()
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', String(accountId)));

/** Finds complete uploads only. If `accountId` is undefined, the file may belong to any account. */
export const findFile = (db: Db, id: string, accountId?: string): Promise<StoredFileRow | undefined> =>
  ofAccount(db, id, accountId).executeTakeFirst();

export const lockFile = (trx: Trx, id: string, accountId?: string): Promise<StoredFileRow | undefined> =>
  ofAccount(trx, id, accountId).forUpdate().executeTakeFirst();

/** Complete uploads only. */
export const listFilesAfter = (db: Db, id: string | undefined, limit: number) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'name'])
    .where('stored_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '>', String(id)))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Complete uploads only; there are at most a few hundred (`filesPerAccount`). */
export const listFilesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('stored_at', 'is not', null)
    .orderBy('id')
    .execute();

const deleteFiles = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await trx.deleteFrom('document').where('file_id', 'in', ids).execute();
  await trx.deleteFrom('stored_file').where('id', 'in', ids).execute();
};

/** Deletes files of an account with their documents, unfinished uploads too. Returns the ids. */
export const deleteFilesOf = async (trx: Trx, accountId: string, limit: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('stored_file')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  await deleteFiles(trx, ids);
  return ids;
};

/** Deletes files unattached since `before` with their documents, unfinished uploads too. */
export const deleteUnattached = async (
  trx: Trx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> => {
  const stale = await trx
    .selectFrom('stored_file')
    .select('id')
    .where('attached', '=', false)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = stale.map(({ id }) => id);
  await deleteFiles(trx, ids);
  return ids;
};

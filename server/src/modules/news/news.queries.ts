import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

export type NewsRow = Selectable<Schema['news']>;

export const selectNews = (db: Db) =>
  db.selectFrom('news').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');

export const listNewsTimes = (db: Db, most: number): Promise<Pick<NewsRow, 'id' | 'changed_at'>[]> =>
  db
    .selectFrom('news')
    .select(['id', 'changed_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const findNews = (db: Db, id: string): Promise<NewsRow | undefined> =>
  db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();

export const lockNews = (trx: Trx, id: string): Promise<NewsRow | undefined> =>
  trx.selectFrom('news').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertNews = (trx: Trx, row: Insertable<Schema['news']>): Promise<NewsRow> =>
  trx.insertInto('news').values(row).returningAll().executeTakeFirstOrThrow();

export const updateNewsRow = (trx: Trx, id: string, change: Updateable<Schema['news']>): Promise<NewsRow> =>
  trx.updateTable('news').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteNewsRow = (trx: Trx, id: string) => trx.deleteFrom('news').where('id', '=', id).execute();

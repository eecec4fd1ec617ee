import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

const selectWatched = (db: Db) =>
  db
    .selectFrom('watch_list')
    .innerJoin('account', 'account.id', 'watch_list.added_by')
    .selectAll('watch_list')
    .select(['account.first_name', 'account.last_name']);

export type WatchedRow = Awaited<ReturnType<typeof listWatched>>[number];

export const listWatched = (db: Db) =>
  selectWatched(db).orderBy('watch_list.added_at', 'desc').orderBy('watch_list.plate_key').execute();

export const findWatched = (db: Db, plateKey: string) =>
  selectWatched(db).where('watch_list.plate_key', '=', plateKey).executeTakeFirst();

/** Replaces the entry of a plate that is on the list already. */
export const putWatched = (trx: Trx, row: Insertable<Schema['watch_list']>) =>
  trx
    .insertInto('watch_list')
    .values(row)
    .onConflict((conflict) => conflict.column('plate_key').doUpdateSet(row))
    .execute();

export const deleteWatched = (trx: Trx, plateKey: string) =>
  trx.deleteFrom('watch_list').where('plate_key', '=', plateKey).execute();

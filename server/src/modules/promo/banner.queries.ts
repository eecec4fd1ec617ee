import type { Insertable, Selectable, Updateable } from 'kysely';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

export type BlockRow = Selectable<Schema['promo_block']>;
export type BannerRow = Selectable<Schema['banner']>;

export const listBlocks = (db: Db, positions: readonly BannerPosition[]): Promise<BlockRow[]> =>
  db.selectFrom('promo_block').selectAll().where('position', 'in', positions).orderBy('id').execute();

const selectBanners = (db: Db, blockIds: readonly string[]) =>
  db
    .selectFrom('banner')
    .selectAll()
    .where('block_id', 'in', blockIds)
    .orderBy('block_id')
    .orderBy('place')
    .orderBy('id');

export const listBanners = (db: Db, blockIds: readonly string[]): Promise<BannerRow[]> =>
  selectBanners(db, blockIds).execute();

export const listFirstBanners = (db: Db, blockIds: readonly string[]): Promise<BannerRow[]> =>
  selectBanners(db, blockIds).distinctOn('block_id').execute();

/** Serializes changes to the banners of a block. */
export const lockBlock = (trx: Trx, position: BannerPosition): Promise<BlockRow> =>
  trx
    .selectFrom('promo_block')
    .selectAll()
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findBanner = (trx: Trx, id: string, blockId: string): Promise<BannerRow | undefined> =>
  trx
    .selectFrom('banner')
    .selectAll()
    .where('id', '=', id)
    .where('block_id', '=', blockId)
    .executeTakeFirst();

export const countBanners = async (trx: Trx, blockId: string) => {
  const row = await trx
    .selectFrom('banner')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('place').as('last')])
    .where('block_id', '=', blockId)
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), last: row?.last ?? null };
};

export const insertBanner = (trx: Trx, row: Insertable<Schema['banner']>): Promise<BannerRow> =>
  trx.insertInto('banner').values(row).returningAll().executeTakeFirstOrThrow();

export const updateBannerRow = (
  trx: Trx,
  id: string,
  change: Updateable<Schema['banner']>,
): Promise<BannerRow> =>
  trx.updateTable('banner').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteBannerRow = (trx: Trx, id: string) =>
  trx.deleteFrom('banner').where('id', '=', id).execute();

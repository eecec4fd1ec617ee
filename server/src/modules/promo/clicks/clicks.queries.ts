import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

export type Clicks = { readonly blockId: string; readonly hour: Temporal.Instant; readonly count: number };

/** Fixed row order avoids deadlocks. Returns the blocks that exist. */
export const addClicks = async (db: Db, shard: number, clicks: readonly Clicks[]): Promise<Set<string>> => {
  const rows = await rowsOf<{ block_id: string }>(db)`
    INSERT INTO promo_click AS known (block_id, hour, shard, count)
    SELECT block.id, clicked.hour, ${shard}::integer, sum(clicked.count)
    FROM unnest(
      ${clicks.map(({ blockId }) => blockId)}::uuid[],
      ${clicks.map(({ hour }) => hour.toString())}::timestamptz[],
      ${clicks.map(({ count }) => count)}::bigint[]
    ) AS clicked (block_id, hour, count)
    JOIN promo_block AS block ON block.id = clicked.block_id
    GROUP BY block.id, clicked.hour
    ORDER BY block.id, clicked.hour
    ON CONFLICT (block_id, hour, shard) DO UPDATE SET count = known.count + excluded.count
    RETURNING block_id`;
  return new Set(rows.map(({ block_id }) => block_id));
};

type Range = { readonly from?: Temporal.Instant | undefined; readonly until?: Temporal.Instant | undefined };
type HourRow = { readonly hour: Temporal.Instant; readonly count: number };

const ofBlock = (db: Db, blockId: string, { from, until }: Range) =>
  db
    .selectFrom('promo_click')
    .where('block_id', '=', blockId)
    .$if(from !== undefined, (query) => query.where('hour', '>=', from as Temporal.Instant))
    .$if(until !== undefined, (query) => query.where('hour', '<', until as Temporal.Instant));

export const sumClicks = async (db: Db, blockId: string, range: Range): Promise<number> => {
  const row = await ofBlock(db, blockId, range)
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

export const listClickHours = async (db: Db, blockId: string, range: Range): Promise<HourRow[]> => {
  const rows = await ofBlock(db, blockId, range)
    .select(({ fn }) => ['hour', fn.sum<number>('count').as('count')])
    .groupBy('hour')
    .orderBy('hour')
    .execute();
  return rows.map(({ hour, count }) => ({ hour, count: Number(count) }));
};

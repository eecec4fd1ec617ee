import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';

/** Days that are over and whose entries the lot has not put in order yet. */
export const listUnordered = async (db: Db, today: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('waiting_list_entry')
    .select('order_day')
    .distinct()
    .where('order_day', '<', today)
    .where('lot', 'is', null)
    .orderBy('order_day')
    .execute();
  return rows.flatMap(({ order_day }) => order_day ?? []);
};

export const listEntriesOfDay = async (trx: Trx, day: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('waiting_list_entry')
    .select('id')
    .where('order_day', '=', day)
    .where('lot', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/** Returns false if the day already has a seed. */
export const insertLot = async (
  trx: Trx,
  day: string,
  seed: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('waiting_list_lot')
    .values({ day, seed, drawn_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const getSeed = async (trx: Trx, day: string): Promise<string> =>
  (await trx.selectFrom('waiting_list_lot').select('seed').where('day', '=', day).executeTakeFirstOrThrow())
    .seed;

type Lot = { readonly id: string; readonly lot: string };

/** Does not raise `version`, so that nobody's edit fails because the order was decided. */
export const setLots = (trx: Trx, lots: readonly Lot[]) =>
  sql`
    UPDATE waiting_list_entry SET lot = drawn.lot
    FROM unnest(${lots.map(({ id }) => id)}::uuid[], ${lots.map(({ lot }) => lot)}::text[]) AS drawn (id, lot)
    WHERE waiting_list_entry.id = drawn.id`.execute(trx);

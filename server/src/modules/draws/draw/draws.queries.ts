import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { valuesOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

/** All columns except the frozen list, which is as long as thousands of applications. */
export const drawColumns = [
  ...['draw.day', 'state', 'opens_at', 'closes_at', 'sale_opens_at', 'confirm_until', 'terms', 'seed'],
  ...[
    'draw.frozen_at',
    'round',
    'round_at',
    'root',
    'signature',
    'drawn_at',
    'result',
    'figures',
    'settled_at',
  ],
] as const;

export type DrawRow = Omit<Selectable<Schema['draw']>, 'frozen'>;

export const findDraw = (db: Db, day: string): Promise<DrawRow | undefined> =>
  db.selectFrom('draw').select(drawColumns).where('day', '=', day).executeTakeFirst();

export const findFrozen = async (db: Db, day: string): Promise<string | null> => {
  const row = await db.selectFrom('draw').select('frozen').where('day', '=', day).executeTakeFirst();
  return row?.frozen ?? null;
};

/**
 * Lock order: after slots, bookings and numbers. Changes of applications share the lock; steps of the draw lock
 * alone.
 */
export const lockDraw = (trx: Trx, day: string, how: 'share' | 'alone'): Promise<DrawRow | undefined> => {
  const query = trx.selectFrom('draw').select(drawColumns).where('day', '=', day);
  return (how === 'share' ? query.forKeyShare() : query.forUpdate()).executeTakeFirst();
};

export const insertDraw = (trx: Trx, draw: Insertable<Schema['draw']>) =>
  trx.insertInto('draw').values(draw).execute();

export const updateDraw = (trx: Trx, day: string, changes: Updateable<Schema['draw']>) =>
  trx.updateTable('draw').set(changes).where('day', '=', day).execute();

/** Draws that are not settled, earliest day first. */
export const listRunningDraws = (db: Db): Promise<DrawRow[]> =>
  db.selectFrom('draw').select(drawColumns).where('settled_at', 'is', null).orderBy('day').execute();

/** Days within the horizon that will be drawn and whose draw has not been opened. */
export const listUnopenedDays = (db: Db, lastDay: string) => valuesOf<string>(db)`
    SELECT day FROM drawn_day
    WHERE day <= ${lastDay} AND on_sale_at IS NULL AND NOT EXISTS (SELECT FROM draw WHERE draw.day = drawn_day.day)
    ORDER BY day`;

export const isDayOpen = async (db: Db, day: string): Promise<boolean> =>
  (await db
    .selectFrom('slot')
    .select('start_at')
    .where('day', '=', day)
    .where('open', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** When the parameters last changed, also by a closure. */
export const lastChangeOfParams = async (db: Db): Promise<Temporal.Instant | undefined> => {
  const row = await db
    .selectFrom('booking_params')
    .select('changed_at')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at;
};

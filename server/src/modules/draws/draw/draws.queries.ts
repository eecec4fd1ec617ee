import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type DrawRow = Selectable<Schema['draw']>;

export const findDraw = (db: Db, day: string): Promise<DrawRow | undefined> =>
  db.selectFrom('draw').selectAll().where('day', '=', day).executeTakeFirst();

/** Lock order: after slots, before bookings. Whoever changes an application shares it; a step of the draw does not. */
export const lockDraw = (trx: Trx, day: string, how: 'share' | 'alone'): Promise<DrawRow | undefined> => {
  const query = trx.selectFrom('draw').selectAll().where('day', '=', day);
  return (how === 'share' ? query.forKeyShare() : query.forUpdate()).executeTakeFirst();
};

export const insertDraw = async (trx: Trx, draw: Insertable<Schema['draw']>): Promise<void> => {
  await trx.insertInto('draw').values(draw).execute();
};

export const updateDraw = async (trx: Trx, day: string, changes: Updateable<Schema['draw']>) => {
  await trx.updateTable('draw').set(changes).where('day', '=', day).execute();
};

/** Those with something left to do, the earliest first. */
export const listRunningDraws = (db: Db): Promise<DrawRow[]> =>
  db.selectFrom('draw').selectAll().where('settled_at', 'is', null).orderBy('day').execute();

/** Days that should open by themselves: known as drawn, within the horizon, without a draw. */
export const listUnopenedDays = async (db: Db, lastDay: string): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    SELECT day FROM drawn_day
    WHERE day <= ${lastDay} AND on_sale_at IS NULL AND NOT EXISTS (SELECT FROM draw WHERE draw.day = drawn_day.day)
    ORDER BY day`.execute(db);
  return rows.map(({ day }) => day);
};

/** True: some slot of the day is open, or nobody knows yet that it is closed for good. */
export const isDayOpen = async (db: Db, day: string): Promise<boolean> =>
  (await db
    .selectFrom('slot')
    .select('start_at')
    .where('day', '=', day)
    .where('open', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The moment of the last change of parameters, which a closure is too. */
export const lastChangeOfParams = async (db: Db): Promise<Temporal.Instant | undefined> => {
  const row = await db
    .selectFrom('booking_params')
    .select('changed_at')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at;
};

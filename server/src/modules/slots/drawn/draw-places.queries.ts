import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { rest } from '../resting/resting.queries.ts';

/** Takes every free place of the day off sale, for the draw. The slots must be locked. */
export const restForDraw = (trx: Trx, day: string, from: Temporal.Instant) =>
  rest(
    trx,
    sql`
      INSERT INTO resting_place (id, slot_at, priority, until_at, draw_day)
      SELECT gen_random_uuid(), start_at, nth > capacity - reserve - booked_ordinary, start_at, ${day}
      FROM slot, generate_series(1, capacity - booked) AS nth
      WHERE day = ${day} AND start_at >= ${from} AND open`,
  );

/** Finds a place of the slot that rests for winners: with priority a reserved one, if there is one. */
export const findDrawPlace = (db: Db, day: string, start: Temporal.Instant, priority: boolean) =>
  db
    .selectFrom('resting_place')
    .select('id')
    .where('draw_day', '=', day)
    .where('freed_at', 'is', null)
    .where('slot_at', '=', start)
    .where((eb) => (priority ? eb.val(true) : eb('priority', '=', false)))
    .orderBy('priority', priority ? 'desc' : 'asc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The winner of this place cannot have it, so it rests until all applications are settled. */
export const giveDrawPlaceUp = (trx: Trx, id: string, at: Temporal.Instant) =>
  trx.updateTable('resting_place').set({ freed_at: at }).where('id', '=', id).execute();

/** Ends the draw's hold on the places that their winners could not have, and returns them. */
export const takeGivenUp = (trx: Trx, day: string) =>
  trx
    .updateTable('resting_place')
    .set({ draw_day: null })
    .where('draw_day', '=', day)
    .where('freed_at', 'is not', null)
    .returning(['id', 'slot_at'])
    .execute();

/** From `at` on, the places that nobody has won are on sale. */
export const sellRestOf = (trx: Trx, day: string, at: Temporal.Instant) =>
  trx.updateTable('resting_place').set({ until_at: at }).where('draw_day', '=', day).execute();

export const lockSlotsOfDay = (trx: Trx, day: string) =>
  trx.selectFrom('slot').selectAll().where('day', '=', day).orderBy('start_at').forUpdate().execute();

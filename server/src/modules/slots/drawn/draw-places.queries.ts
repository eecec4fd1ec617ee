import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';

/** Takes every free place of the day off sale, for the draw. The slots must be locked. */
export const restForDraw = async (trx: Trx, day: string, from: Temporal.Instant): Promise<void> => {
  await sql`
    WITH resting AS (
      INSERT INTO resting_place (id, slot_at, priority, until_at, draw_day)
      SELECT gen_random_uuid(), start_at, nth > capacity - reserve - booked_ordinary, start_at, ${day}
      FROM slot, generate_series(1, capacity - booked) AS nth
      WHERE day = ${day} AND start_at >= ${from} AND open
      RETURNING slot_at, priority
    ), counted AS (
      SELECT slot_at, count(*)::int AS total, (count(*) FILTER (WHERE NOT priority))::int AS ordinary
      FROM resting GROUP BY slot_at
    )
    UPDATE slot SET booked = booked + total, booked_ordinary = booked_ordinary + ordinary
    FROM counted WHERE start_at = slot_at`.execute(trx);
};

/** A place of the slot that rests for a winner, of the kind if there is one. */
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

/** Its winner cannot have it. It rests until all winners and losers are settled. */
export const giveDrawPlaceUp = async (trx: Trx, id: string, at: Temporal.Instant): Promise<void> => {
  await trx.updateTable('resting_place').set({ freed_at: at }).where('id', '=', id).execute();
};

/** Places that winners could not have. They rest for the draw no longer. */
export const takeGivenUp = (trx: Trx, day: string) =>
  trx
    .updateTable('resting_place')
    .set({ draw_day: null })
    .where('draw_day', '=', day)
    .where('freed_at', 'is not', null)
    .returning(['id', 'slot_at'])
    .execute();

/** From then on the places that nobody has won are on sale. */
export const sellRestOf = async (trx: Trx, day: string, at: Temporal.Instant): Promise<void> => {
  await trx.updateTable('resting_place').set({ until_at: at }).where('draw_day', '=', day).execute();
};

export const lockSlotsOfDay = (trx: Trx, day: string) =>
  trx.selectFrom('slot').selectAll().where('day', '=', day).orderBy('start_at').forUpdate().execute();

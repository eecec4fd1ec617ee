import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { isOfDrawnDay } from './drawn/drawn-days.queries.ts';

export const findSlot = (db: Db, start: Temporal.Instant) =>
  db.selectFrom('slot').selectAll().where('start_at', '=', start).executeTakeFirst();

export const lockSlots = (trx: Trx, starts: readonly Temporal.Instant[]) =>
  trx
    .selectFrom('slot')
    .select('start_at')
    .where('start_at', 'in', starts)
    .orderBy('start_at')
    .forUpdate()
    .execute();

/** Checks and takes in one statement, so that concurrent requests cannot oversell. */
export const takePlace = async (trx: Trx, start: Temporal.Instant, priority: boolean): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE slot SET booked = booked + 1, booked_ordinary = booked_ordinary + ${priority ? 0 : 1}::integer
    WHERE start_at = ${start} AND open AND booked < capacity
      AND (${priority}::boolean OR booked_ordinary < capacity - reserve)`.execute(trx);
  return numAffectedRows === 1n;
};

/** The ceiling falls with every release, so that places above a lowered capacity are not sold again. */
export const releasePlace = (trx: Trx, start: Temporal.Instant, priority: boolean) =>
  sql`
    UPDATE slot SET booked = booked - 1, booked_ordinary = booked_ordinary - ${priority ? 0 : 1}::integer,
      ceiling = greatest(capacity, booked - 1)
    WHERE start_at = ${start}`.execute(trx);

/** Changes the kind of a taken place. 'if there is one': it becomes ordinary only if an ordinary place is free. */
export const turnPlace = async (
  trx: Trx,
  start: Temporal.Instant,
  priority: boolean,
  when: 'in any case' | 'if there is one',
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE slot SET booked_ordinary = booked_ordinary + ${priority ? -1 : 1}::integer
    WHERE start_at = ${start}
      AND (${priority || when === 'in any case'}::boolean OR booked_ordinary < capacity - reserve)`.execute(
    trx,
  );
  return numAffectedRows === 1n;
};

/** Places whose hold has expired or whose rest is over, and which nobody has freed yet. */
export const listOverduePlaces = (db: Db, now: Temporal.Instant) => rowsOf<{
  start_at: Temporal.Instant;
  total: number;
  ordinary: number;
}>(db)`
    SELECT start_at, count(*)::int AS total, (count(*) FILTER (WHERE NOT priority))::int AS ordinary FROM (
      SELECT coalesce(pending_at, slot_at) AS start_at, has_priority AS priority FROM booking WHERE hold_until <= ${now}
      UNION ALL SELECT slot_at, priority FROM resting_place WHERE until_at <= ${now}
    ) AS overdue GROUP BY start_at`;

type FreeSlotFilter = {
  readonly priority: boolean;
  readonly from: Temporal.Instant;
  readonly lastDay: string;
  readonly now: Temporal.Instant;
};

/** How many slots are suggested instead of a full one. */
export const nearest = 3;

/** Leaves out days that are to be drawn and are not on sale yet. */
const freeSlots = (db: Db, { priority, from, lastDay, now }: FreeSlotFilter) =>
  db
    .selectFrom('slot')
    .selectAll()
    .where('start_at', '>=', from)
    .where('day', '<=', lastDay)
    .where('open', '=', true)
    .where((eb) => eb.not(isOfDrawnDay(now)))
    .where(
      sql<boolean>`booked < capacity AND (${priority}::boolean OR booked_ordinary < capacity - reserve)`,
    );

/**
 * Free slots of the day, and on either side as many as are suggested, plus one that may be the reader's own:
 * under load the same few rows answer everybody.
 */
export const listFreeAround = (db: Db, day: string, filter: FreeSlotFilter) =>
  freeSlots(db, filter)
    .where('day', '=', day)
    .unionAll(({ parens }) =>
      parens(
        freeSlots(db, filter)
          .where('day', '<', day)
          .orderBy('start_at', 'desc')
          .limit(nearest + 1),
      ),
    )
    .unionAll(({ parens }) =>
      parens(
        freeSlots(db, filter)
          .where('day', '>', day)
          .orderBy('start_at')
          .limit(nearest + 1),
      ),
    )
    .execute();

export const findEarliestFree = (db: Db, filter: FreeSlotFilter) =>
  freeSlots(db, filter).orderBy('start_at').limit(1).executeTakeFirst();

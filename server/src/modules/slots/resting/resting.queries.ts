import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type RestingPlace = {
  readonly id: string;
  readonly start: Temporal.Instant;
  readonly priority: boolean;
  readonly until: Temporal.Instant;
  /** The closure whose moved bookings the place is kept for. */
  readonly closureId?: string;
  /** The act that can be undone and would need the place again. */
  readonly actId?: string | undefined;
  /** Undefined: the waiting list is not offered the place, because it is kept for others. */
  readonly placeId?: string;
  readonly freedAt?: Temporal.Instant;
  readonly offerFrom?: Temporal.Instant | undefined;
};

/** For queries of slots: how many of its places rest. */
export const restingInSlot = sql<number>`(SELECT count(*) FROM resting_place WHERE slot_at = slot.start_at)`;

/**
 * Keeps a freed place off sale: it remains in the counters of its slot. Returns false, and does nothing, if the slot is
 * closed or has more bookings than places.
 */
export const restPlace = async (
  trx: Trx,
  { id, start, priority, until, closureId, actId, placeId, freedAt, offerFrom }: RestingPlace,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    INSERT INTO resting_place (id, slot_at, priority, until_at, closure_id, act_id, place_id, freed_at, offer_from)
    SELECT ${id}, start_at, ${priority}, ${until}::timestamptz, ${closureId ?? null}::uuid, ${actId ?? null}::uuid,
      ${placeId ?? null}::uuid, ${freedAt ?? null}::timestamptz, ${offerFrom ?? null}::timestamptz FROM slot
    WHERE start_at = ${start} AND open AND booked <= capacity`.execute(trx);
  return numAffectedRows === 1n;
};

/** For queries of resting places: whether the place is kept for nobody. */
export const keptForNobody = sql<boolean>`resting_place.closure_id IS NULL AND resting_place.act_id IS NULL
  AND resting_place.draw_day IS NULL`;

/** Takes a resting place that is kept for nobody. The slot must be locked. */
export const takeRestingPlace = async (
  trx: Trx,
  start: Temporal.Instant,
  priority: boolean,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    DELETE FROM resting_place WHERE id = (
      SELECT id FROM resting_place
      WHERE slot_at = ${start} AND priority = ${priority} AND ${keptForNobody} ORDER BY until_at LIMIT 1)`.execute(
    trx,
  );
  return numAffectedRows === 1n;
};

type RestAnew = Required<Pick<RestingPlace, 'id' | 'until' | 'freedAt'>> & Pick<RestingPlace, 'offerFrom'>;

/** Lets a place that was kept for others rest anew, so that it may be offered to the waiting list. */
export const restAnew = async (trx: Trx, { id, until, freedAt, offerFrom }: RestAnew): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('resting_place')
    .set({
      closure_id: null,
      place_id: id,
      freed_at: freedAt,
      until_at: until,
      offer_from: offerFrom ?? null,
      offered_until: null,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Takes the places that `inserting` adds as rows off sale. Their slots must be locked. */
export const rest = (trx: Trx, inserting: RawBuilder<unknown>) =>
  sql`
    WITH resting AS (
      ${inserting} RETURNING slot_at, priority
    ), counted AS (
      SELECT slot_at, count(*)::int AS total, (count(*) FILTER (WHERE NOT priority))::int AS ordinary
      FROM resting GROUP BY slot_at
    )
    UPDATE slot SET booked = booked + total, booked_ordinary = booked_ordinary + ordinary
    FROM counted WHERE start_at = slot_at`.execute(trx);

/** Deletes the rows that `which` selects, by id, and no longer counts their places. Their slots must be locked. */
export const release = async (trx: Trx, which: RawBuilder<unknown>): Promise<number> => {
  const rows = await rowsOf<{ total: number }>(trx)`
    WITH over AS (
      DELETE FROM resting_place WHERE id IN (${which}) RETURNING slot_at, priority
    ), counted AS (
      SELECT slot_at, count(*)::int AS total, (count(*) FILTER (WHERE NOT priority))::int AS ordinary
      FROM over GROUP BY slot_at
    )
    UPDATE slot SET booked = booked - total, booked_ordinary = booked_ordinary - ordinary,
      ceiling = greatest(capacity, booked - total)
    FROM counted WHERE start_at = slot_at RETURNING total`;
  return rows.reduce((sum, { total }) => sum + total, 0);
};

const textsOf = (starts: readonly Temporal.Instant[]) => starts.map(String);

export const releaseRested = (trx: Trx, starts: readonly Temporal.Instant[], now: Temporal.Instant) =>
  release(
    trx,
    sql`SELECT id FROM resting_place WHERE slot_at = ANY (${textsOf(starts)}::timestamptz[]) AND until_at <= ${now}`,
  );

/**
 * Gives resting places up, ordinary ones first: all of a closed slot, and as many of an open one as it has more
 * booked than places.
 */
export const giveUpResting = (trx: Trx, starts: readonly Temporal.Instant[]) =>
  release(
    trx,
    sql`
      SELECT id FROM (
        SELECT resting_place.id, priority, open, booked - capacity AS excess,
          booked_ordinary - (capacity - reserve) AS excess_ordinary,
          row_number() OVER (PARTITION BY slot_at ORDER BY priority, until_at, resting_place.id) AS nth
        FROM resting_place JOIN slot ON start_at = slot_at WHERE slot_at = ANY (${textsOf(starts)}::timestamptz[])
      ) AS resting
      WHERE NOT open OR nth <= excess OR (NOT priority AND nth <= excess_ordinary)`,
  );

export const listRestedSlots = async (db: Db, now: Temporal.Instant): Promise<Temporal.Instant[]> => {
  const rows = await db
    .selectFrom('resting_place')
    .select('slot_at')
    .distinct()
    .where('until_at', '<=', now)
    .execute();
  return rows.map(({ slot_at }) => slot_at);
};

type Counted = { readonly start_at: Temporal.Instant; readonly total: number; readonly ordinary: number };

const countWhere = (db: Db, isCounted: RawBuilder<boolean>) => rowsOf<Counted>(db)`
    SELECT slot_at AS start_at, count(*)::int AS total, (count(*) FILTER (WHERE NOT priority))::int AS ordinary
    FROM resting_place WHERE ${isCounted} GROUP BY slot_at`;

export const countResting = (db: Db, now: Temporal.Instant) => countWhere(db, sql`until_at > ${now}`);

export const countForShift = (db: Db) => countWhere(db, sql`draw_day IS NULL`);

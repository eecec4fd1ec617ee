import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { type RestingPlace, release, rest } from './resting.queries.ts';

type Rest = { readonly closureId: string; readonly until: Temporal.Instant };

type Reopened = Rest & {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly now: Temporal.Instant;
  readonly leadMinutes: number;
};

/**
 * Lets all free places of the reopened slots rest: until their lead time begins, to be offered to bookings that
 * the closure moved, and at least until `until`, in case the reopening is undone. The slots must be locked.
 */
export const restReopened = (trx: Trx, { closureId, until, from, to, now, leadMinutes }: Reopened) =>
  rest(
    trx,
    sql`
      INSERT INTO resting_place (id, slot_at, priority, until_at, closure_id)
      SELECT gen_random_uuid(), start_at, nth > capacity - reserve - booked_ordinary,
        least(start_at, greatest(${until}, start_at - make_interval(mins => ${leadMinutes}))), ${closureId}
      FROM slot, generate_series(1, capacity - booked) AS nth
      WHERE start_at >= ${from} AND start_at < ${to} AND start_at > ${now} AND open`,
  );

type Freed = { readonly start: Temporal.Instant; readonly total: number; readonly ordinary: number };

/** Keeps, for an undo, the places that a shift freed in slots that stay open. */
export const restFreed = (
  trx: Trx,
  freed: readonly Freed[],
  { closureId, actId, until }: Pick<RestingPlace, 'closureId' | 'actId' | 'until'>,
) =>
  rest(
    trx,
    sql`
      INSERT INTO resting_place (id, slot_at, priority, until_at, closure_id, act_id)
      SELECT gen_random_uuid(), slot_at, nth > ordinary, ${until}::timestamptz, ${closureId ?? null}::uuid, ${actId ?? null}::uuid
      FROM unnest(
          ${freed.map(({ start }) => start.toString())}::timestamptz[],
          ${freed.map(({ total }) => total)}::integer[],
          ${freed.map(({ ordinary }) => ordinary)}::integer[]
        ) AS freed (slot_at, total, ordinary)
        JOIN slot ON start_at = slot_at, generate_series(1, least(total, capacity - booked)) AS nth
      WHERE open`,
  );

export const listRestingOfClosure = (db: Db, closureId: string) =>
  db
    .selectFrom('resting_place')
    .innerJoin('slot', 'slot.start_at', 'resting_place.slot_at')
    .select(['resting_place.id', 'slot_at', 'end_at', 'priority'])
    .where('closure_id', '=', closureId)
    .orderBy('slot_at')
    .orderBy('priority')
    .orderBy('resting_place.id')
    .execute();

export type PlaceOfClosure = Awaited<ReturnType<typeof listRestingOfClosure>>[number];

export const releaseOfClosure = (trx: Trx, closureId: string) =>
  release(trx, sql`SELECT id FROM resting_place WHERE closure_id = ${closureId}`);

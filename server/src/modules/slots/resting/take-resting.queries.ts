import { sql } from 'kysely';
import { firstValueOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { release } from './resting.queries.ts';

/** 'gone': somebody else has taken the place. 'unsuitable': freeing it would give no free place of the kind wanted. */
type Released = 'released' | 'gone' | 'unsuitable';

/**
 * Frees a resting place for the booking that takes a place of its slot next in this transaction, by the
 * condition of `takePlace`, because operators may have overbooked the slot or its ordinary places. The slot must
 * be locked. Null: there is nothing to free.
 */
export const releaseFor = async (trx: Trx, id: string | null, priority: boolean): Promise<Released> => {
  if (id === null) return 'released';
  const suits = await firstValueOf<boolean>(trx)`
    SELECT open AND booked - 1 < capacity AND (${priority}::boolean
      OR booked_ordinary - (NOT resting_place.priority)::integer < capacity - reserve) AS suits
    FROM resting_place JOIN slot ON start_at = slot_at WHERE resting_place.id = ${id}`;
  if (suits === undefined) return 'gone';
  if (!suits) return 'unsuitable';
  await releaseResting(trx, [id]);
  return 'released';
};

export const releaseResting = (trx: Trx, ids: readonly string[]) =>
  release(trx, sql`SELECT unnest(${ids}::uuid[])`);

type Kept = {
  readonly actId: string;
  readonly start: Temporal.Instant;
  readonly priority: boolean;
};

/** Takes back a place that rests for an undo of the act. False: there is none. */
export const takeKeptPlace = async (trx: Trx, { actId, start, priority }: Kept): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    DELETE FROM resting_place WHERE id = (
      SELECT id FROM resting_place
      WHERE act_id = ${actId} AND slot_at = ${start} AND priority = ${priority} LIMIT 1)`.execute(trx);
  return numAffectedRows === 1n;
};

/**
 * Takes back the place of a booking whose end is undone. In a closed or overbooked slot no place could rest, so
 * the booking is counted again. False: the slot is gone. The slot must be locked.
 */
export const takePlaceBack = async (trx: Trx, kept: Kept): Promise<boolean> => {
  if (await takeKeptPlace(trx, kept)) return true;
  const { numAffectedRows } = await sql`
    UPDATE slot SET booked = booked + 1, booked_ordinary = booked_ordinary + ${kept.priority ? 0 : 1}::integer,
      ceiling = greatest(capacity, booked + 1)
    WHERE start_at = ${kept.start}`.execute(trx);
  return numAffectedRows === 1n;
};

/** The slots must be locked. */
export const releaseOfAct = (trx: Trx, actId: string) =>
  release(trx, sql`SELECT id FROM resting_place WHERE act_id = ${actId}`);

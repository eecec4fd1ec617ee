import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';
import { release } from './resting.queries.ts';

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

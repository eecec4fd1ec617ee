import { sql } from 'kysely';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { release } from './resting.queries.ts';

/** 'gone': somebody else took it before. 'unsuitable': without it the slot has no free place of the kind asked for. */
export type Released = 'released' | 'gone' | 'unsuitable';

/**
 * Frees a resting place for whoever takes one in its slot next, in the same transaction, by the condition of
 * `takePlace`: operators may leave a slot with more trucks, or more ordinary ones, than it has places for. The slot
 * must be locked. Null: nothing needs to be freed.
 */
export const releaseFor = async (trx: Trx, id: string | null, priority: boolean): Promise<Released> => {
  if (id === null) return 'released';
  const rows = await rowsOf<{ suits: boolean }>(trx)`
    SELECT open AND booked - 1 < capacity AND (${priority}::boolean
      OR booked_ordinary - (NOT resting_place.priority)::integer < capacity - reserve) AS suits
    FROM resting_place JOIN slot ON start_at = slot_at WHERE resting_place.id = ${id}`;
  const [found] = rows;
  if (!found) return 'gone';
  if (!found.suits) return 'unsuitable';
  await release(trx, sql`SELECT ${id}::uuid`);
  return 'released';
};

export const releaseResting = (trx: Trx, ids: readonly string[]) =>
  release(trx, sql`SELECT unnest(${ids}::uuid[])`);

import { sql } from 'kysely';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { release } from './resting.queries.ts';

/** 'gone': somebody else has taken the place. 'unsuitable': freeing it would give no free place of the kind wanted. */
export type Released = 'released' | 'gone' | 'unsuitable';

/**
 * Frees a resting place for the booking that takes a place of its slot next in this transaction, by the
 * condition of `takePlace`, because operators may have overbooked the slot or its ordinary places. The slot must
 * be locked. Null: there is nothing to free.
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

import { sql } from 'kysely';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { release } from './resting.queries.ts';

/** 'gone': somebody else took it before. 'other kind': it cannot become one of the kind that is asked for. */
export type Released = 'released' | 'gone' | 'other kind';

/**
 * Frees a resting place for whoever takes one in its slot next, in the same transaction. Like a change of kind: to
 * ordinary only if one is free. The slot must be locked. Null: nothing needs to be freed.
 */
export const releaseFor = async (trx: Trx, id: string | null, priority: boolean): Promise<Released> => {
  if (id === null) return 'released';
  const rows = await rowsOf<{ suits: boolean }>(trx)`
    SELECT resting_place.priority = ${priority} OR ${priority} OR booked_ordinary < capacity - reserve AS suits
    FROM resting_place JOIN slot ON start_at = slot_at WHERE resting_place.id = ${id}`;
  const [found] = rows;
  if (!found) return 'gone';
  if (!found.suits) return 'other kind';
  await release(trx, sql`SELECT ${id}::uuid`);
  return 'released';
};

export const releaseResting = (trx: Trx, ids: readonly string[]) =>
  release(trx, sql`SELECT unnest(${ids}::uuid[])`);

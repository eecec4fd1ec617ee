import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';

/**
 * One transaction at a time for a plate, in whatever account. Taken after the row of the user and before slots and
 * bookings; several at once in one order.
 */
export const lockPlates = async (trx: Trx, ...plateKeys: readonly string[]): Promise<void> => {
  for (const key of [...new Set(plateKeys)].sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plate ${key}`}, 0))`.execute(trx);
};

import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';

/** Locks plates across accounts. Lock order: account row, plates (sorted), slots, bookings. */
export const lockPlates = async (trx: Trx, ...plateKeys: readonly string[]): Promise<void> => {
  for (const key of [...new Set(plateKeys)].sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plate ${key}`}, 0))`.execute(trx);
};

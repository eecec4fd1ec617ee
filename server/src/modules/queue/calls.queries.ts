import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';

/** Serializes `callNext`; must be the first lock. */
export const lockCalls = (trx: Trx) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('queue next', 0))`.execute(trx);

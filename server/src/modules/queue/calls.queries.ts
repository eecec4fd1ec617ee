import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';

/** Whoever calls the next truck waits here for whoever does so already, before anything else is locked. */
export const lockCalls = (trx: Trx) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('queue next', 0))`.execute(trx);

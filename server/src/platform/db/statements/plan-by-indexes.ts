import { type CompiledQuery, sql } from 'kysely';
import type { Trx } from '../transact.ts';

/** For the rest of a transaction that looks up few rows: its statements are planned once for each connection. */
export const planOnce = (trx: Trx): CompiledQuery =>
  sql`SET LOCAL plan_cache_mode = force_generic_plan`.compile(trx);

/**
 * For the rest of a transaction whose statements look up few rows in tables that grow: planned once, since planning them
 * costs more than they do, and by their indexes, since a plan that was made for an empty table would read all of a full
 * one.
 */
export const planByIndexes = (trx: Trx): CompiledQuery =>
  sql`
    SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_seqscan = off;
    SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off`.compile(trx);

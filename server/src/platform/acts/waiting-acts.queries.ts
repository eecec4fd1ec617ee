import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { firstOf, valuesOf } from '../db/rows-of.ts';
import type { Trx } from '../db/transact.ts';

/**
 * For tables of acts with `release_at`, `released_at`, `undone_at` and `undone_by`. If an act is released and
 * undone at once, the first changes the row, and the second waits for that commit and finds nothing to do.
 */
const isOpen = sql`released_at IS NULL AND undone_at IS NULL`;

export const markReleased = async <Row>(
  trx: Trx,
  table: string,
  id: string,
  now: Temporal.Instant,
  due: 'due' | 'at once',
): Promise<Row | undefined> => {
  return firstOf<Row>(trx)`
    UPDATE ${sql.table(table)} SET released_at = ${now}
    WHERE id = ${id} AND ${isOpen} AND (${due === 'at once'}::boolean OR release_at <= ${now}) RETURNING *`;
};

/** Undoes acts that do not wait as well (`release_at` is null). */
export const markUndone = async <Row>(
  trx: Trx,
  table: string,
  id: string,
  { now, by }: { readonly now: Temporal.Instant; readonly by: string | null },
): Promise<Row | undefined> => {
  return firstOf<Row>(trx)`
    UPDATE ${sql.table(table)} SET undone_at = ${now}, undone_by = ${by}
    WHERE id = ${id} AND ${isOpen} AND (release_at IS NULL OR release_at > ${now}) RETURNING *`;
};

export const listDue = (db: Db, table: string, now: Temporal.Instant) => valuesOf<string>(db)`
    SELECT id FROM ${sql.table(table)} WHERE ${isOpen} AND release_at <= ${now} ORDER BY release_at`;

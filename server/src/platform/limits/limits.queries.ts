import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { column, defineTables, type RowsOf } from '../db/table.ts';

export const limitsTables = defineTables({
  rate_limit: { key: column.text(), points: column.integer(), expire: column.bigint() },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof limitsTables> {}
}

export type Window = { readonly key: string; readonly points: number; readonly expire: number };

type WindowRequest = { readonly key: string; readonly milliseconds: number };

export const countOneStatement = (db: Db, now: number, windows: readonly WindowRequest[]) =>
  // ORDER BY key: concurrent transactions lock in the same order and cannot deadlock.
  sql<Window>`
    INSERT INTO rate_limit AS kept (key, points, expire)
    SELECT key, 1, expire FROM unnest(${windows.map(({ key }) => key)}::text[],
      ${windows.map(({ milliseconds }) => now + milliseconds)}::bigint[]) AS given (key, expire) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN kept.expire <= ${now}::bigint THEN 1 ELSE kept.points + 1 END,
      expire = CASE WHEN kept.expire <= ${now}::bigint THEN excluded.expire ELSE kept.expire END
    RETURNING key, points, expire`.compile(db);

export const countOne = async (db: Db, now: number, windows: readonly WindowRequest[]): Promise<Window[]> =>
  (await db.executeQuery(countOneStatement(db, now, windows))).rows;

export const returnOne = async (db: Db, { key, expire }: Window): Promise<void> => {
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('expire', '=', expire)
    .where('points', '>', 0)
    .execute();
};

/** For windows that the same transaction has incremented. */
export const returnOneStatement = (db: Db, keys: readonly string[]) =>
  sql`UPDATE rate_limit SET points = points - 1 WHERE key = ANY (${keys}::text[])`.compile(db);

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

type Window = { readonly key: string; readonly points: number; readonly expire: number };

/** Counts one in every window that is open, and opens those that are not: one statement, one commit. */
export const countOne = async (
  db: Db,
  now: number,
  given: readonly { readonly key: string; readonly milliseconds: number }[],
): Promise<Window[]> => {
  const values = given.map(({ key, milliseconds }) => sql`(${key}, ${now + milliseconds}::bigint)`);
  // In one order, so that two who count the same never wait for each other.
  const { rows } = await sql<Window>`
    WITH given (key, expire) AS (VALUES ${sql.join(values)})
    INSERT INTO rate_limit AS kept (key, points, expire)
    SELECT key, 1, expire FROM given ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN kept.expire <= ${now}::bigint THEN 1 ELSE kept.points + 1 END,
      expire = CASE WHEN kept.expire <= ${now}::bigint THEN excluded.expire ELSE kept.expire END
    RETURNING key, points, expire`.execute(db);
  return rows;
};

/** Takes one out of the window that ends at `expire`; one that is over keeps what it counted. */
export const returnOne = async (db: Db, { key, expire }: Window): Promise<void> => {
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('expire', '=', expire)
    .where('points', '>', 0)
    .execute();
};

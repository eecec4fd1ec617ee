import { sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';

type Row = { readonly points: number; readonly expire: number };

type Points = { readonly key: string; readonly points: number; readonly msDuration: number };

/** Adds points to windows that are open, and opens those that are not: one statement, one commit. */
export const addPoints = async (
  db: Db,
  now: number,
  given: readonly Points[],
  force = false,
): Promise<(Row & { readonly key: string })[]> => {
  const values = given.map(
    ({ key, points, msDuration }) =>
      sql`(${key}, ${points}::int, ${points}::int, ${now + msDuration}::bigint)`,
  );
  const { rows } = await sql<Row & { key: string }>`
    WITH given (key, points, added, expire) AS (VALUES ${sql.join(values)})
    INSERT INTO rate_limit AS kept (key, points, expire)
    SELECT key, greatest(0, points), expire FROM given ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN kept.expire <= ${now}::bigint OR ${force} THEN excluded.points
               ELSE greatest(0, kept.points + (SELECT added FROM given WHERE given.key = kept.key)) END,
      expire = CASE WHEN kept.expire <= ${now}::bigint OR ${force} THEN excluded.expire ELSE kept.expire END
    RETURNING key, points, expire`.execute(db);
  return rows;
};

/** Takes one point out of the window that ends at `expire`; one that is over keeps what it counted. */
export const returnPoint = async (db: Db, key: string, expire: number): Promise<void> => {
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('expire', '=', expire)
    .where('points', '>', 0)
    .execute();
};

/**
 * The limiter of rate-limiter-flexible with its storage replaced: the original asks for a `pg` pool and reads the
 * machine's clock, ours works through Kysely and with the product's clock.
 */
export class DatabaseLimiter extends RateLimiterPostgres {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock, limit: { readonly points: number; readonly duration: number }) {
    super({
      ...limit,
      storeClient: {},
      storeType: 'client',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#db = db;
    this.#clock = clock;
  }

  override getKey(key: string | number): string {
    return String(key);
  }

  async _upsert(key: string, points: number, msDuration: number, force = false): Promise<Row | undefined> {
    const now = this.#clock.now().epochMilliseconds;
    const rows = await addPoints(this.#db, now, [{ key, points, msDuration }], force);
    return rows[0];
  }

  async _get(key: string): Promise<Row | null> {
    const now = this.#clock.now().epochMilliseconds;
    const row = await this.#db
      .selectFrom('rate_limit')
      .select(['points', 'expire'])
      .where('key', '=', key)
      .where('expire', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  async _delete(key: string): Promise<boolean> {
    const result = await this.#db.deleteFrom('rate_limit').where('key', '=', key).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  _getRateLimiterRes(_key: string, changed: number, row: Row): RateLimiterRes {
    const untilNext = Math.max(row.expire - this.#clock.now().epochMilliseconds, 0);
    return new RateLimiterRes(
      Math.max(this.points - row.points, 0),
      untilNext,
      row.points,
      row.points === changed,
    );
  }
}

import { ReadOnlyServerError } from '../db/connections/leader-client.ts';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Readiness } from '../log/readiness.ts';
import { shared } from '../memory/one-at-a-time.ts';

const everyMs = 1000;

/** `look` throws while the database is away. During an outage that a request noticed it is called every second. */
export const watchDatabase = (db: Db, readiness: Readiness) => {
  const look = shared(async () => {
    try {
      const rows = await rowsOf<{ transaction_read_only: string }>(db)`SHOW transaction_read_only`;
      if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyServerError();
      readiness.end('database-away');
    } catch (error) {
      readiness.begin('database-away', { err: error });
      throw error;
    }
  });
  const timer = setInterval(() => {
    if (readiness.has('database-away')) look().catch(() => undefined);
  }, everyMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
};

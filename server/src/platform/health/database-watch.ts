import { ReadOnlyServerError } from '../db/connections/leader-client.ts';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Readiness } from '../log/readiness.ts';

const everyMs = 1000;

export type DatabaseWatch = { look(): Promise<void>; close(): void };

/** `look` throws while the database is away. An outage that others noticed is watched until it ends. */
export const watchDatabase = (db: Db, readiness: Readiness): DatabaseWatch => {
  const ask = async () => {
    try {
      const rows = await rowsOf<{ transaction_read_only: string }>(db)`SHOW transaction_read_only`;
      if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyServerError();
      readiness.end('database-away');
    } catch (error) {
      readiness.begin('database-away', { err: error });
      throw error;
    }
  };
  let asking: Promise<void> | undefined;
  const look = () => {
    // One at a time: without an answer each would keep a connection for long.
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const timer = setInterval(() => {
    if (readiness.has('database-away')) look().catch(() => undefined);
  }, everyMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
};

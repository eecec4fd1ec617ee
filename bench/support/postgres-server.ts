import { randomBytes } from 'node:crypto';
import {
  createDatabase,
  dropDatabases,
  listDatabases,
  urlOf,
} from '../../server/src/testing/databases/postgres-databases.ts';
import { startPostgres } from '../../server/src/testing/databases/start-postgres.ts';

export type BenchServer = {
  readonly url: string;
  database(name: string): Promise<string>;
  close(): Promise<void>;
};

/** PostgreSQL defaults with durable commits; only the memory settings are those of a small server. */
export const durable = ['max_connections=200', 'shared_buffers=1GB', 'max_wal_size=4GB'];

/** Same behaviour but faster to load, because minimal WAL skips bulk loads. */
export const quickToLoad = [...durable, 'wal_level=minimal', 'max_wal_senders=0'];

/** Databases persist: created on first use and reused unchanged later. */
export const openKeptServer = (url: string): BenchServer => ({
  url,
  database: async (name) => {
    const kept = `oktet_bench_${name}`;
    if (!(await listDatabases(url)).includes(kept)) await createDatabase(url, kept);
    return urlOf(url, kept);
  },
  close: async () => undefined,
});

/** Uses the server of DATABASE_URL_TEST, or starts one for the duration of the bench. */
export const openBenchServer = async (settings?: readonly string[]): Promise<BenchServer> => {
  const given = process.env.DATABASE_URL_TEST;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres(settings);
  const prefix = `oktet_bench_${randomBytes(4).toString('hex')}`;
  return {
    url: server.url,
    database: async (name) => {
      await createDatabase(server.url, `${prefix}_${name}`);
      return urlOf(server.url, `${prefix}_${name}`);
    },
    close: async () => {
      await dropDatabases(server.url, prefix);
      await server.stop();
    },
  };
};

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
  /** Makes an empty database and returns its address. */
  database(name: string): Promise<string>;
  close(): Promise<void>;
};

/** As PostgreSQL comes, every commit on the disk; only its memory is that of a small server. */
export const durable = ['max_connections=200', 'shared_buffers=1GB', 'max_wal_size=4GB'];

/** The same to who uses it, but quicker to load. */
export const quickToLoad = [...durable, 'wal_level=minimal', 'max_wal_senders=0'];

/** Databases of a server stay there: made when they are first asked for, and found as they were left afterwards. */
export const openKeptServer = (url: string): BenchServer => ({
  url,
  database: async (name) => {
    const kept = `oktet_bench_${name}`;
    if (!(await listDatabases(url)).includes(kept)) await createDatabase(url, kept);
    return urlOf(url, kept);
  },
  close: async () => undefined,
});

/** The server of DATABASE_URL_TEST, else one of its own that lives as long as the bench. */
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

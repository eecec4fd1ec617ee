import { randomBytes } from 'node:crypto';
import {
  createDatabase,
  dropDatabases,
  urlOf,
} from '../../server/src/testing/databases/postgres-databases.ts';
import { startPostgres } from '../../server/src/testing/databases/start-postgres.ts';

export type BenchServer = {
  readonly url: string;
  database(name: string): Promise<string>;
  close(): Promise<void>;
};

/**
 * PostgreSQL defaults with durable commits, and the memory of a small server. Minimal WAL skips what is
 * loaded in bulk and changes nothing else.
 */
const settings = [
  'max_connections=200',
  'shared_buffers=1GB',
  'max_wal_size=4GB',
  'wal_level=minimal',
  'max_wal_senders=0',
];

/** Uses the server of DATABASE_URL_TEST, or starts one for the duration of the bench. */
export const openBenchServer = async (): Promise<BenchServer> => {
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

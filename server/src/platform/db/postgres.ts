import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardedDialect } from './guarded-dialect.ts';
import { prepareByName } from './prepared.ts';
import type { RunScripts } from './script-session.ts';
import { valueParsers } from './value-parsers.ts';

/** The longest a statement, a lock or an idle transaction may take before PostgreSQL itself ends it. */
const sessionOptions = [
  '-c timezone=UTC',
  '-c statement_timeout=15000',
  '-c lock_timeout=5000',
  '-c idle_in_transaction_session_timeout=15000',
].join(' ');

const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    valueParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

export type OpenedPool = {
  readonly dialect: Dialect;
  readonly pool: pg.Pool;
  readonly runScripts: RunScripts;
};

export const openPostgres = (url: string, size: number): OpenedPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: sessionOptions,
    connectionTimeoutMillis: 5000,
    types: typeParsers as typeof pg.types,
    application_name: 'oktet',
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool, and whoever waits on it is told by his statement. Without
  // listeners it would end the process: the pool's covers idle connections, each one's own those in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareByName(client);
  });
  return {
    dialect: guardedDialect(new PostgresDialect({ pool })),
    pool,
    runScripts: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work({
          exec: async (script) => {
            await client.query(script);
          },
          rows: async <T>(statement: string) => (await client.query(statement)).rows as T[],
        });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
};

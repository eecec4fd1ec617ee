import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardedDialect } from './guarded-dialect.ts';
import type { RunScripts } from './script-session.ts';
import { prepareByName } from './statements/prepared.ts';
import { parserOf } from './statements/value-parsers.ts';

/** How long a connection, a statement, a lock and an idle transaction may take before it is given up. */
export type DatabaseWaits = {
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleMs: number;
};

export const usualWaits: DatabaseWaits = {
  connectMs: 5000,
  statementMs: 15_000,
  lockMs: 5000,
  idleMs: 15_000,
};

/**
 * PostgreSQL itself ends what takes longer. Compiling a statement (on in PostgreSQL as it is packaged) takes seconds, all of
 * ours take milliseconds.
 */
const sessionOptions = ({ statementMs, lockMs, idleMs }: DatabaseWaits) =>
  [
    '-c timezone=UTC',
    '-c jit=off',
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleMs}`,
  ].join(' ');

const typeParsers = { getTypeParser: parserOf };

export type OpenedPool = {
  readonly dialect: Dialect;
  readonly pool: pg.Pool;
  readonly runScripts: RunScripts;
};

export const openPostgres = (url: string, size: number, waits: DatabaseWaits): OpenedPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: sessionOptions(waits),
    connectionTimeoutMillis: waits.connectMs,
    types: typeParsers as typeof pg.types,
    application_name: 'oktet',
    keepAlive: true,
    // Statements are sent as they come, without waiting for the answer to the one before; see one-trip.ts.
    pipeline: true,
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

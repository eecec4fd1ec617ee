import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardedDialect } from './guarded-dialect.ts';
import { prepareByName } from './statements/prepared.ts';
import { parserOf } from './statements/value-parsers.ts';

/** One transaction for multi-statement SQL scripts, which Kysely does not support. */
type ScriptSession = {
  exec(script: string): Promise<void>;
  rows<T>(statement: string): Promise<T[]>;
};

export type RunScripts = <T>(work: (session: ScriptSession) => Promise<T>) => Promise<T>;

/** Timeouts for connecting, a statement, a lock and an idle transaction. */
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

/** JIT is off because compiling takes seconds while our statements take milliseconds. */
const sessionOptions = ({ statementMs, lockMs, idleMs }: DatabaseWaits) =>
  [
    '-c timezone=UTC',
    '-c jit=off',
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleMs}`,
  ].join(' ');

const typeParsers = { getTypeParser: parserOf };

type OpenedPool = {
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
    // Pipelining; see one-trip.ts.
    pipeline: true,
  });
  // The pool replaces broken connections, and the statement reports the error. Without listeners the error
  // event would crash the process: the pool's covers idle connections, each client's those in use.
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

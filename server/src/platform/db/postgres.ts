import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { findLeader } from './connections/leader-client.ts';
import { createListener } from './connections/listener.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { prepareByName, prepareOfJobs } from './statements/prepared.ts';

type Parser = (text: string) => unknown;

const ownParsers: Readonly<Record<number, Parser>> = {
  20: Number, // int8: counts and sequences, far below 2^53
  1082: (text) => text, // date: yyyy-MM-dd
  1114: (text) => Temporal.PlainDateTime.from(text),
  1184: (text) => Temporal.Instant.from(text),
};

const parserOf = (oid: number): Parser => ownParsers[oid] ?? pg.types.getTypeParser(oid, 'text');

/** One connection for multi-statement SQL scripts, which Kysely does not support; ended afterwards, with its settings. */
export type ScriptSession = {
  exec(script: string): Promise<void>;
  rows<T>(statement: string, values?: unknown[]): Promise<T[]>;
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

/** Besides the pool up to this many connections serve jobs, and one listens for notices. */
const jobConnections = 3;
/** Jobs clean up whole tables and nobody waits for them. */
const jobWaits: Partial<DatabaseWaits> = { statementMs: 60_000, lockMs: 60_000, idleMs: 60_000 };
/** Added to the server's own time limit for a statement, in case that the server's answer cannot reach us. */
const answerMs = 2000;
/** An idle connection is probed after this time, up to ten times a second apart. Node cannot set TCP_USER_TIMEOUT. */
const keepAliveMs = 5000;
const neverMs = 2 ** 31 - 1;

/**
 * Options that a server may have set otherwise. JIT is off, because compiling takes seconds and our statements
 * milliseconds. Under READ COMMITTED whoever waited for a lock sees what was committed meanwhile.
 */
const sessionOptions = ({ statementMs, lockMs, idleMs }: DatabaseWaits) =>
  [
    '-c timezone=UTC',
    '-c jit=off',
    '-c DateStyle=ISO',
    '-c default_transaction_isolation=read\\ committed',
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleMs}`,
  ].join(' ');

const typeParsers = { getTypeParser: parserOf };

export const openPostgres = (
  url: string,
  size: number,
  waits: DatabaseWaits,
  onLost: (error: Error) => void,
) => {
  const { Client, tryHosts } = findLeader(url);
  const configOf = (application_name: string, own: DatabaseWaits): pg.ClientConfig => ({
    application_name,
    options: sessionOptions(own),
    connectionTimeoutMillis: own.connectMs,
    query_timeout: own.statementMs + answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
  const newPool = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...config, Client });
    // The pool replaces a broken idle connection.
    pool.on('error', onLost);
    return pool;
  };
  const pool = newPool({
    ...configOf('oktet', waits),
    max: size,
    types: typeParsers as typeof pg.types,
    // Pipelining; see one-trip.ts.
    pipeline: true,
  });
  pool.on('connect', prepareByName);
  const jobPool = newPool({ ...configOf('oktet-jobs', { ...waits, ...jobWaits }), max: jobConnections });
  jobPool.on('connect', prepareOfJobs);
  const connect = () => tryHosts(() => pool.connect());
  const runScripts: RunScripts = async (work) => {
    const client = await connect();
    const query = (text: string, values?: unknown[]) =>
      client.query({ text, ...(values && { values }), query_timeout: neverMs } as pg.QueryConfig);
    try {
      return await work({
        exec: async (script) => {
          await query(script);
        },
        rows: async <T>(statement: string, values?: unknown[]) =>
          (await query(statement, values)).rows as T[],
      });
    } finally {
      client.release(true);
    }
  };
  return {
    dialect: guardedDialect(
      new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
    ),
    pool,
    jobPool,
    listener: createListener(() => new Client(configOf('oktet-listener', waits)), onLost),
    runScripts,
  };
};

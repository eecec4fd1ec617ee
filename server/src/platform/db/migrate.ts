import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../errors/plain-error.ts';
import type { Database } from './database.ts';
import type { ScriptSession } from './postgres.ts';

const folder = join(import.meta.dirname, '../../../migrations');
/** An arbitrary number that no other advisory lock of the database uses. */
const lockKey = 7_305_118_421;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

export class NewerDatabaseError extends PlainError {
  constructor(names: readonly string[]) {
    super(
      `The database is newer than this program: it has ${names.join(', ')}, which this version does not know. Start the newer version instead.`,
    );
  }
}

/** The first line of a migration after which older programs can go on working with the database. */
export const onlyAdds = /^-- only adds\b/;

/** Every version before 0.1.0 applied this migration. The migrations of today have replaced those of that time. */
const firstBeforeRelease = '0001-foundations.sql';

export class ChangedMigrationError extends PlainError {
  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied. Add a new migration instead.`);
  }
}

export const readMigrations = async (from = folder): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(from, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A migration that waits for a lock blocks all later statements on the table, so it gives up soon and tries again. */
const lockWait = { ms: 500, pauseMs: 500, attempts: 120 };

const turnMs = 100;

const isLockTimeout = (error: unknown) => (error as { code?: string }).code === '55P03';

const retryLocks = async (apply: () => Promise<void>) => {
  for (let left = lockWait.attempts; ; left -= 1)
    try {
      return await apply();
    } catch (error) {
      if (!isLockTimeout(error) || left <= 1) throw error;
      await wait(lockWait.pauseMs);
    }
};

/** An index that is built while the table is written to; this cannot be part of a transaction. */
const concurrentIndex = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+) /m;

const record = ({ name, checksum, sql }: Migration) =>
  `INSERT INTO migration (name, checksum, only_adds)
   VALUES (${quoted(name)}, ${quoted(checksum)}, ${onlyAdds.test(sql)})`;

const applyInTransaction = (session: ScriptSession, migration: Migration) =>
  retryLocks(async () => {
    await session.exec(`BEGIN; SET LOCAL lock_timeout = ${lockWait.ms}`);
    try {
      await session.exec(migration.sql);
      await session.exec(record(migration));
      await session.exec('COMMIT');
    } catch (error) {
      await session.exec('ROLLBACK');
      throw error;
    }
  });

/** Drops the index first, because an attempt that was cut off leaves an invalid one with the same name. */
const buildIndex = async (session: ScriptSession, migration: Migration, index: string) => {
  await session.exec(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
  await session.exec(migration.sql);
  await session.exec(record(migration));
};

/** Polls for the lock: a statement that waits for it would keep a snapshot, for which concurrent index builds wait. */
const takeTurn = async (session: ScriptSession) => {
  const ask = `SELECT pg_try_advisory_lock(${lockKey}) AS taken`;
  while (!(await session.rows<{ taken: boolean }>(ask))[0]?.taken) await wait(turnMs);
};

const findPending = async (session: ScriptSession, known: readonly Migration[]) => {
  await session.exec(`CREATE TABLE IF NOT EXISTS migration
    (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
    ALTER TABLE migration ADD COLUMN IF NOT EXISTS only_adds boolean NOT NULL DEFAULT false`);
  const applied = await session.rows<{ name: string; checksum: string; only_adds: boolean }>(
    'SELECT name, checksum, only_adds FROM migration',
  );
  if (applied.some(({ name }) => name === firstBeforeRelease))
    throw new PlainError(
      'The database was made by a version before 0.1.0, whose data cannot be taken over: move the data folder away (.data, or what DATA_DIR names) or name an empty database in DATABASE_URL, and start again.',
    );
  const names = new Set(known.map((migration) => migration.name));
  const unknown = applied.filter((row) => !names.has(row.name) && !row.only_adds).map((row) => row.name);
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const checksums = new Map(applied.map((row) => [row.name, row.checksum]));
  return known.filter(({ name, checksum }) => {
    const before = checksums.get(name);
    if (before !== undefined && before !== checksum) throw new ChangedMigrationError(name);
    return before === undefined;
  });
};

/**
 * Applies missing migrations, each in a transaction of its own. All instances may call it at once: an advisory
 * lock lets one work, and the others find nothing to do.
 */
export const migrate = async (database: Database, from = folder): Promise<string[]> => {
  const known = await readMigrations(from);
  return database.runScripts(async (session) => {
    await session.exec('SET statement_timeout = 0; SET lock_timeout = 0');
    await takeTurn(session);
    const pending = await findPending(session, known);
    for (const migration of pending) {
      const [, index] = concurrentIndex.exec(migration.sql) ?? [];
      if (index) await buildIndex(session, migration, index);
      else await applyInTransaction(session, migration);
    }
    return pending.map(({ name }) => name);
  });
};

/** For an instance that must not migrate: fails unless `npm run migrate` has been called. */
export const requireMigrated = async (database: Database, from = folder): Promise<never[]> => {
  const known = await readMigrations(from);
  const pending = await database.runScripts((session) => findPending(session, known));
  const names = pending.map(({ name }) => name).join(', ');
  if (pending.length > 0)
    throw new PlainError(`The database lacks ${names}: call npm run migrate first, or set MIGRATE to on.`);
  return [];
};

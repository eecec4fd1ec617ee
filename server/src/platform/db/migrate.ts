import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, '../../../migrations');
/** Arbitrary; no other advisory lock in the database may use it. */
const lockKey = 7_305_118_421;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

export class NewerDatabaseError extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database is newer than this program: it has ${names.join(', ')}, which this version does not know. Start the newer version instead.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** Applied by every version before 0.1.0, whose migrations were replaced by those of today. */
const firstBeforeRelease = '0001-foundations.sql';

export class UnreleasedDatabaseError extends Error {
  constructor() {
    super(
      'The database was made by a version before 0.1.0, whose data cannot be taken over: move the data folder away (.data, or what DATA_DIR names) or name an empty database in DATABASE_URL, and start again.',
    );
    this.name = 'UnreleasedDatabaseError';
  }
}

export class ChangedMigrationError extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied. Add a new migration instead.`);
    this.name = 'ChangedMigrationError';
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

/** Safe to call from all instances at once: an advisory lock lets one work, the others find nothing to do. */
export const migrate = async (database: Database, from = folder): Promise<string[]> => {
  const known = await readMigrations(from);
  return database.runScripts(async (session) => {
    await session.exec('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await session.exec(`SELECT pg_advisory_xact_lock(${lockKey})`);
    await session.exec(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await session.rows<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migration',
    );
    if (applied.some(({ name }) => name === firstBeforeRelease)) throw new UnreleasedDatabaseError();
    const names = new Set(known.map((migration) => migration.name));
    const unknown = applied.filter((row) => !names.has(row.name)).map((row) => row.name);
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    const checksums = new Map(applied.map((row) => [row.name, row.checksum]));
    const done: string[] = [];
    for (const migration of known) {
      const checksum = checksums.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) throw new ChangedMigrationError(migration.name);
      await session.exec(migration.sql);
      await session.exec(
        `INSERT INTO migration (name, checksum) VALUES (${quoted(migration.name)}, ${quoted(migration.checksum)})`,
      );
      done.push(migration.name);
    }
    return done;
  });
};

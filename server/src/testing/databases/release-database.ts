import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openClone } from './open-test-database.ts';
import { createDatabase, dropDatabases, urlOf } from './postgres-databases.ts';
import { root } from './template.ts';
import type { TestDatabase } from './test-database.ts';

export const migrationsFolder = join(root, 'server/migrations');

type Released = { readonly name: string; readonly checksum: string };

/** Reads the list of released migrations, which `sha256sum` can check too. */
export const listReleased = async (): Promise<Released[]> =>
  (await readFile(join(migrationsFolder, 'released.sha256'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [checksum = '', name = ''] = line.split('  ');
      return { name, checksum };
    });

const migrateAsOf = async (database: Database, names: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'oktet-release-'));
  for (const name of names) await copyFile(join(migrationsFolder, name), join(folder, name));
  await migrate(database, folder);
  await rm(folder, { recursive: true, force: true });
};

type Line = { readonly table: string; readonly row: Readonly<Record<string, unknown>> };

const fill = async ({ db }: Database, file: string) => {
  const lines = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  // The migrations have filled these tables, and the file has rows of its own for them.
  for (const table of ['system_params', 'reason_list', 'promo_block', 'queue_head'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  for (const [table, rows = []] of Object.entries(Object.groupBy(lines, (line) => line.table))) {
    const columns = sql.join(
      [...new Set(rows.flatMap(({ row }) => Object.keys(row)))].map((one) => sql.ref(one)),
    );
    await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns}
      FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb)`.execute(
      db,
    );
  }
};

const lastOf010 = '0015-news.sql';

/** Makes a database as version 0.1.0 left it at noon of 2026-11-20, after a day of work. */
export const createDatabaseOf010 = async (): Promise<TestDatabase> => {
  const { url, name: prefix } = inject('template');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await createDatabase(url, name);
  const created = { url: urlOf(url, name), drop: () => dropDatabases(url, name) };
  const database = await openClone(created);
  const baseline = (await listReleased()).filter((file) => file.name <= lastOf010);
  await migrateAsOf(
    database,
    baseline.map((file) => file.name),
  );
  await fill(database, join(import.meta.dirname, 'data-of-0.1.0.jsonl'));
  await database.close();
  return created;
};

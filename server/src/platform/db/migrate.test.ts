import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openClone } from '../../testing/databases/open-test-database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import type { Database } from './database.ts';
import { ChangedMigrationError, migrate, NewerDatabaseError, requireMigrated } from './migrate.ts';

let clone: TestDatabase;
let opened: Database[];
let folder: string;

const open = async () => {
  const database = await openClone(clone);
  opened.push(database);
  return database;
};

const write = (name: string, script: string) => writeFile(join(folder, name), script);

beforeEach(async () => {
  clone = await createTestDatabase();
  opened = [];
  folder = await mkdtemp(join(tmpdir(), 'oktet-migrations-'));
  const database = await open();
  await sql`TRUNCATE migration`.execute(database.db);
  await write('0001-first.sql', 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);');
});

afterEach(async () => {
  for (const database of opened) await database.close();
  await clone.drop();
  await rm(folder, { recursive: true, force: true });
});

test('each migration runs once, in order, and a later one joins', async () => {
  const database = await open();
  expect(await migrate(database, folder)).toEqual(['0001-first.sql']);
  await write('0002-second.sql', 'INSERT INTO first VALUES (2);');
  expect(await migrate(database, folder)).toEqual(['0002-second.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  const { rows } = await sql`SELECT id FROM first ORDER BY id`.execute(database.db);
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test('instances that start together migrate once', async () => {
  const instances = await Promise.all([open(), open(), open(), open()]);
  const applied = await Promise.all(instances.map((database) => migrate(database, folder)));
  expect(applied.flat()).toEqual(['0001-first.sql']);
});

test('one that fails leaves nothing of itself, and those before it stay', async () => {
  const database = await open();
  await write('0002-broken.sql', 'CREATE TABLE second (id int); SELECT * FROM nowhere;');
  await expect(migrate(database, folder)).rejects.toThrow(/nowhere/);
  const { rows } = await sql`SELECT to_regclass('first') AS first, to_regclass('second') AS second`.execute(
    database.db,
  );
  expect(rows).toEqual([{ first: 'first', second: null }]);
  await write('0002-broken.sql', 'CREATE TABLE second (id int);');
  expect(await migrate(database, folder)).toEqual(['0002-broken.sql']);
});

test('while a migration waits for a lock, others wait half a second at most', async () => {
  const database = await open();
  await migrate(database, folder);
  await write('0002-column.sql', '-- only adds\nALTER TABLE first ADD COLUMN more int;');
  const other = await open();
  const reader = await other.pool.connect();
  await reader.query('BEGIN; SELECT * FROM first');
  const migrated = migrate(database, folder);
  const waits: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const start = performance.now();
    await sql`SELECT * FROM first`.execute(other.db);
    waits.push(performance.now() - start);
    await wait(100);
  }
  await reader.query('COMMIT');
  reader.release();
  expect(await migrated).toEqual(['0002-column.sql']);
  expect(Math.max(...waits)).toBeGreaterThan(50);
  expect(Math.max(...waits)).toBeLessThan(5000);
});

test('an index is built while the table is written to, also after an attempt that was cut off', async () => {
  const database = await open();
  await migrate(database, folder);
  await sql`INSERT INTO first VALUES (1)`.execute(database.db);
  const script = '-- only adds\nCREATE UNIQUE INDEX CONCURRENTLY first_id ON first (id);';
  await write('0002-index.sql', script);
  await expect(migrate(database, folder)).rejects.toThrow(/could not create unique index/);
  await sql`DELETE FROM first`.execute(database.db);
  expect(await migrate(database, folder)).toEqual(['0002-index.sql']);
  const { rows } = await sql`SELECT indisvalid FROM pg_index WHERE indexrelid = 'first_id'::regclass`.execute(
    database.db,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('instances that start together build an index once: who waits for his turn does not hold it up', async () => {
  await migrate(await open(), folder);
  await write('0002-index.sql', '-- only adds\nCREATE INDEX CONCURRENTLY first_id ON first (id);');
  const instances = await Promise.all([open(), open(), open()]);
  const applied = await Promise.all(instances.map((database) => migrate(database, folder)));
  expect(applied.flat()).toEqual(['0002-index.sql']);
});

test('a database to which was only added serves the program before it', async () => {
  const database = await open();
  await write('0002-second.sql', '-- only adds\nCREATE TABLE second (id int);');
  await migrate(database, folder);
  await rm(join(folder, '0002-second.sql'));
  expect(await migrate(database, folder)).toEqual([]);
  await requireMigrated(database, folder);
});

test('an instance that is not to migrate says what is missing', async () => {
  const database = await open();
  await expect(requireMigrated(database, folder)).rejects.toThrow(
    /lacks 0001-first\.sql: call npm run migrate/,
  );
  await migrate(database, folder);
  await requireMigrated(database, folder);
});

test('a database newer than the program is refused', async () => {
  const database = await open();
  await write('0002-second.sql', 'SELECT 1;');
  await migrate(database, folder);
  await rm(join(folder, '0002-second.sql'));
  await expect(migrate(database, folder)).rejects.toBeInstanceOf(NewerDatabaseError);
});

test('a migration that was edited after it ran is refused', async () => {
  const database = await open();
  await migrate(database, folder);
  await write('0001-first.sql', 'CREATE TABLE first (id bigint);');
  await expect(migrate(database, folder)).rejects.toBeInstanceOf(ChangedMigrationError);
});

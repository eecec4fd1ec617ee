import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { openClone } from './open-test-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let clones: TestDatabase[];
let first: Database;
let second: Database;

beforeAll(async () => {
  clones = [await createTestDatabase(), await createTestDatabase()];
  [first, second] = (await Promise.all(clones.map(openClone))) as [Database, Database];
});

afterAll(async () => {
  for (const database of [first, second]) await database.close();
  for (const clone of clones) await clone.drop();
});

test('a clone has every migration and the job queue already', async () => {
  expect(await migrate(first)).toEqual([]);
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY name`.execute(first.db);
  expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  await sql`SELECT 1 FROM pgboss.job`.execute(first.db);
});

test('what one clone holds another does not', async () => {
  await sql`CREATE TABLE only_here (id int)`.execute(first.db);
  await expect(sql`SELECT 1 FROM only_here`.execute(second.db)).rejects.toThrow(/only_here/);
});

test('names sort by code point and know the case of Cyrillic letters', async () => {
  const { rows } = await sql<{ word: string }>`
    SELECT lower(word) AS word FROM (VALUES ('Я'), ('b'), ('А'), ('黑'), ('Z')) AS t (word) ORDER BY t.word
  `.execute(first.db);
  expect(rows.map(({ word }) => word)).toEqual(['z', 'b', 'а', 'я', '黑']);
});

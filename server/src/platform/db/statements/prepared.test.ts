import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { transact } from '../transact.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await sql`CREATE TABLE thing (id integer)`.execute(app.database.db);
  await sql`INSERT INTO thing VALUES (1)`.execute(app.database.db);
});

afterAll(() => app.close());

test('a statement with parameters is prepared once, under its own name', async () => {
  await transact(app.database.db, async (trx) => {
    for (const id of [1, 2, 3]) await sql`SELECT id AS mine FROM thing WHERE id = ${id}`.execute(trx);
    const { rows } = await sql`
      SELECT generic_plans + custom_plans AS runs FROM pg_prepared_statements
      WHERE statement LIKE 'SELECT id AS mine%'`.execute(trx);
    expect(rows).toEqual([{ runs: 3 }]);
  });
});

test('a table that grows under a prepared statement is noticed by nobody', async () => {
  const read = () =>
    transact(
      app.database.db,
      async (trx) => (await sql`SELECT * FROM thing WHERE id = ${1}`.execute(trx)).rows,
    );
  const all = () => Promise.all(Array.from({ length: 10 }, read));
  await all();
  await sql`ALTER TABLE thing ADD COLUMN extra text`.execute(app.database.db);
  for (const rows of await all()) expect(rows).toEqual([{ id: 1, extra: null }]);
});

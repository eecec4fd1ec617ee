import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPair } from './test-app.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;

beforeAll(async () => {
  pair = await createTestPair();
});

afterAll(() => pair.close());

test('two instances see one database and one clock', async () => {
  const { first, second } = pair;
  await sql`CREATE TABLE shared (id int)`.execute(first.database.db);
  await sql`INSERT INTO shared VALUES (1)`.execute(first.database.db);
  expect((await sql`SELECT id FROM shared`.execute(second.database.db)).rows).toEqual([{ id: 1 }]);
  first.clock.advance({ hours: 1 });
  expect(second.services.clock.now()).toEqual(first.services.clock.now());
});

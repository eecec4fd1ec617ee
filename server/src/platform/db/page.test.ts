import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { toPage } from './page.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await sql`
    INSERT INTO rate_limit (key, points, expire)
    SELECT 'page-' || lpad(number::text, 5, '0'), 1, number FROM generate_series(1, 10001) AS number
  `.execute(app.database.db);
});

afterAll(() => app.close());

const pageOf = (rows: number, page: number, size: number) => {
  const { db } = app.database;
  const query = db.selectFrom('rate_limit').select('expire').where('expire', '<=', rows).orderBy('key');
  return toPage(db, query, { page, size }, (row) => row.expire);
};

test('a total is exact to ten thousand, then it says so', async () => {
  expect(await pageOf(10_000, 0, 1)).toEqual({ content: [1], last: false, page: 0, size: 1, total: 10_000 });
  expect(await pageOf(10_001, 0, 1)).toMatchObject({ total: 10_000, totalCapped: true });
});

test('the last page is known beyond what is counted', async () => {
  expect(await pageOf(10_001, 10_000, 1)).toMatchObject({ content: [10_001], last: true });
  expect(await pageOf(10_001, 9999, 1)).toMatchObject({ content: [10_000], last: false });
  expect(await pageOf(3, 1, 2)).toMatchObject({ content: [3], last: true, total: 3 });
  expect(await pageOf(4, 1, 2)).toMatchObject({ content: [3, 4], last: true });
});

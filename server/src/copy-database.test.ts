import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopyRefusal, copyDatabase } from './platform/db/copy-database.ts';
import { createVisitor } from './testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { lineOf } from './testing/trucks/test-line.ts';

let source: TestApp;
let target: TestApp;

beforeEach(async () => {
  source = await createTestApp();
  target = await createTestApp();
  source.clock.set('2026-11-20T08:55:00.123456+09:00');
  const line = lineOf(source, await createVisitor(source, { roles: ['ADMIN'] }));
  await line.arrive('2026-11-20T09:00:00+09:00');
  await line.next();
});

afterEach(async () => {
  await source.close();
  await target.close();
});

const copy = () => copyDatabase(source.database, target.database);
const rowsOf = async (app: TestApp, name: string) =>
  (
    await sql<{
      line: string;
    }>`SELECT t::text AS line FROM ${sql.id(...name.split('.'))} AS t ORDER BY 1`.execute(app.database.db)
  ).rows;

test('all rows, jobs and sequences arrive, and the copy guards its tables and goes on', async () => {
  const copied = await copy();
  const rows = new Map(copied.map(({ table, rows: count }) => [table, count]));
  expect(rows.get('public.queue_log')).toBe(2);
  expect(rows.get('pgboss.job')).toBeGreaterThan(0);
  for (const name of ['public.queue_log', 'public.booking', 'public.queue_head', 'pgboss.job'])
    expect(await rowsOf(target, name)).toEqual(await rowsOf(source, name));
  await expect(sql`DELETE FROM queue_log`.execute(target.database.db)).rejects.toThrow();
  await expect(sql`DELETE FROM account`.execute(target.database.db)).rejects.toThrow(/foreign key/);
  target.clock.set('2026-11-20T09:10:00+09:00');
  const line = lineOf(target, await createVisitor(target, { roles: ['ADMIN'] }));
  await line.arrive('2026-11-20T10:00:00+09:00');
  expect(await rowsOf(target, 'public.queue_log')).toHaveLength(3);
  await expect(copy()).rejects.toThrow(/has accounts or bookings already/);
});

test('a copy in which one row differs is refused, and leaves nothing behind', async () => {
  await sql`ALTER TABLE queue_head ALTER COLUMN updated_at TYPE timestamptz(0)`.execute(target.database.db);
  const failed = copy();
  await expect(failed).rejects.toBeInstanceOf(CopyRefusal);
  await expect(failed).rejects.toThrow(/^public\.queue_head is not the same in the copy \(1 rows/);
  expect(await rowsOf(target, 'public.account')).toEqual([]);
  await expect(sql`TRUNCATE queue_log`.execute(target.database.db)).rejects.toThrow();
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { Database } from './database.ts';
import { ChangedMeanwhileError } from './retryable.ts';
import { TransactionDeadlineError, transact } from './transact.ts';
import { OuterConnectionError } from './transaction-scope.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`CREATE TABLE jotting (id int PRIMARY KEY, text text NOT NULL, at timestamptz)`.execute(
    database.db,
  );
});

beforeEach(async () => {
  await sql`DELETE FROM jotting`.execute(database.db);
});

afterAll(async () => {
  await database.close();
});

const count = async () =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM jotting`.execute(database.db)).rows[0]?.n;

test('what throws leaves nothing behind', async () => {
  const work = transact(database.db, async (trx) => {
    await sql`INSERT INTO jotting VALUES (1, 'a')`.execute(trx);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await count()).toBe(0);
});

test('the outer connection used inside a transaction throws instead of hanging', async () => {
  const work = transact(database.db, async (trx) => {
    await sql`INSERT INTO jotting VALUES (1, 'a')`.execute(trx);
    await sql`SELECT 1`.execute(database.db);
  });
  await expect(work).rejects.toBeInstanceOf(OuterConnectionError);
  expect(await count()).toBe(0);
});

test('a transaction opened inside a transaction throws too', async () => {
  const work = transact(database.db, () => transact(database.db, async () => undefined));
  await expect(work).rejects.toBeInstanceOf(OuterConnectionError);
});

test('transactions that run at once do not mix', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, id) =>
      transact(database.db, async (trx) => {
        await sql`INSERT INTO jotting VALUES (${id}, 'a')`.execute(trx);
        await sql`SELECT 1`.execute(trx);
        if (id % 2 === 1) throw new Error('odd');
      }),
    ),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
  expect(await count()).toBe(10);
});

test('a transaction past its deadline is rolled back, and its late statements are refused', async () => {
  const late = Promise.withResolvers<unknown>();
  const work = transact(
    database.db,
    async (trx) => {
      await sql`INSERT INTO jotting VALUES (1, 'a')`.execute(trx);
      await new Promise((resolve) => setTimeout(resolve, 150));
      late.resolve(
        await sql`INSERT INTO jotting VALUES (2, 'late')`.execute(trx).catch((error: unknown) => error),
      );
    },
    { deadlineMs: 50 },
  );
  await expect(work).rejects.toBeInstanceOf(TransactionDeadlineError);
  expect(String(await late.promise)).toMatch(/already rolled back/);
  expect(await count()).toBe(0);
});

test('a statement in flight at the deadline is rolled back, and what follows it is refused', async () => {
  const next = Promise.withResolvers<unknown>();
  const work = transact(
    database.db,
    async (trx) => {
      await sql`INSERT INTO jotting SELECT 1, 'in flight' FROM pg_sleep(0.3)`.execute(trx);
      next.resolve(
        await sql`INSERT INTO jotting VALUES (2, 'next')`.execute(trx).catch((error: unknown) => error),
      );
    },
    { deadlineMs: 100 },
  );
  await expect(work).rejects.toBeInstanceOf(TransactionDeadlineError);
  expect(await next.promise).toBeInstanceOf(Error);
  expect(await count()).toBe(0);
});

test('a serialization failure runs the whole of it again, three times at most', async () => {
  let runs = 0;
  const failing = transact(database.db, async (trx) => {
    runs += 1;
    await sql`INSERT INTO jotting VALUES (${runs}, 'a')`.execute(trx);
    await sql`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(3);

  runs = 0;
  await transact(database.db, async (trx) => {
    runs += 1;
    await sql`INSERT INTO jotting VALUES (${runs}, 'a')`.execute(trx);
    if (runs === 1) await sql`DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$`.execute(trx);
  });
  expect(await count()).toBe(1);
});

test('what has changed before it could be locked is tried again until it stays', async () => {
  let runs = 0;
  await transact(database.db, async (trx) => {
    runs += 1;
    await sql`INSERT INTO jotting VALUES (1, 'a')`.execute(trx);
    if (runs < 10) throw new ChangedMeanwhileError();
  });
  expect([runs, await count()]).toEqual([10, 1]);

  const never = transact(database.db, async () => Promise.reject(new ChangedMeanwhileError()));
  await expect(never).rejects.toBeInstanceOf(ChangedMeanwhileError);
});

test('another error is not tried again', async () => {
  let runs = 0;
  const work = transact(database.db, async (trx) => {
    runs += 1;
    await sql`INSERT INTO jotting VALUES (1, NULL)`.execute(trx);
  });
  await expect(work).rejects.toMatchObject({ code: '23502' });
  expect(runs).toBe(1);
});

test('instants go in and come out as instants, counts as numbers', async () => {
  const at = Temporal.Instant.from('2026-11-20T09:00:00.123456+09:00');
  await sql`INSERT INTO jotting VALUES (1, 'a', ${at})`.execute(database.db);
  const { rows } = await sql<{ at: Temporal.Instant }>`SELECT at FROM jotting`.execute(database.db);
  expect(rows[0]?.at).toBeInstanceOf(Temporal.Instant);
  expect(rows[0]?.at.equals(at)).toBe(true);
  expect(await count()).toBe(1);
});

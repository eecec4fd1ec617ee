import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { factsStatement, readRuleFacts } from './rule-facts.queries.ts';

type PlanNode = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Inserts ended bookings of trucks that need not exist, because foreign keys are off. */
const fillBookings = (count: number, account: string) =>
  app.database.runScripts(async ({ exec }) => {
    await exec('SET session_replication_role = replica');
    await exec(`
      INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, cargo_type,
        has_priority, first_name, last_name, email, language, application_type, created_at)
      SELECT gen_random_uuid(), gen_random_uuid(), 'LEFT_WAITING_ZONE', slot, slot + interval '1 hour', ${account},
        gen_random_uuid(), 'P' || n, 'P' || n, 'КамАЗ', 'GENERAL', false, 'Иван', 'Петров', 'a@example.com', 'RU', 'web', slot
      FROM generate_series(1, ${count}) AS n, LATERAL (SELECT now() - n * interval '10 minutes' AS slot) AS at`);
  });

test('what the rules ask is looked up: four thousand past bookings of others or of the carrier himself make it no dearer', async () => {
  const { db } = app.database;
  const { userId } = await createVisitor(app);
  const now = app.clock.now();
  const question = { accountId: userId, vehicleId: undefined, plateKey: 'A1', documents: [], start: now };
  const blocksRead = async () => {
    const facts = factsStatement(db, { now, lostSince: now }, [question]);
    const explain = { ...facts, sql: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${facts.sql}` };
    const { rows } = await db.executeQuery<Explained>(explain as never);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  };
  await fillBookings(4_000, 'gen_random_uuid()');
  await fillBookings(4_000, `'${userId}'`);
  await sql`ANALYZE booking`.execute(db);
  // A scan of the whole table would read hundreds.
  expect(await blocksRead()).toBeLessThan(60);
});

test('an account that is deleted is none to the rules', async () => {
  const driver = await createVisitor(app);
  const now = app.clock.now();
  const question = {
    accountId: driver.userId,
    vehicleId: undefined,
    plateKey: 'A2',
    documents: [],
    start: now,
  };
  const read = async () =>
    (await readRuleFacts(app.database.db, { now, lostSince: now }, question)).account?.id ?? null;
  expect(await read()).toBe(driver.userId);
  await driver.call('POST', '/users/current-user/deletion', { body: { expectedBookings: [] } });
  expect(await read()).toBeNull();
});

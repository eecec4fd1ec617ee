import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planByIndexes } from '../../../platform/db/statements/plan-by-indexes.ts';
import { transact } from '../../../platform/db/transact.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { factsStatement } from './rule-facts.queries.ts';

type PlanNode = Readonly<Record<string, unknown>> & { readonly Plans?: readonly PlanNode[] };
type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const scansOf = (node: PlanNode): PlanNode[] => [
  ...('Relation Name' in node ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

const question = { accountId: undefined, vehicleId: undefined, plateKey: undefined, documents: [] };

// A statement keeps its plan while thousands book: with no booking in the index all of it costs as much as one entry.
test('bookings of an account and of a plate are looked up, also by a plan made while nobody had booked', async () => {
  const { db } = app.database;
  const now = Temporal.Now.instant();
  await sql`VACUUM ANALYZE booking`.execute(db);
  const plan = await transact(db, async (trx) => {
    await trx.executeQuery(planByIndexes(trx));
    const facts = factsStatement(trx, { now, lostSince: now }, [{ ...question, start: undefined }]);
    const explain = sql<Explained>`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql.raw(facts.sql)}`;
    const { rows } = await explain.execute(trx);
    return rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  });
  const ofBookings = scansOf(plan).filter((scan) => scan['Relation Name'] === 'booking');
  expect(ofBookings.map((scan) => [scan['Index Name'], 'Index Cond' in scan])).toEqual([
    ['booking_active_account', true],
    ['booking_account_plate', true],
  ]);
});

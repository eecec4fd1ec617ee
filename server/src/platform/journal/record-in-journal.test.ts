import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../context/context.ts';
import { differing } from './differing.ts';
import { type JournalEntry, recordInJournal } from './record-in-journal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const record = (entry: JournalEntry) =>
  inTransaction(app.systemContext(), (trx) => recordInJournal(trx, entry));
const listActs = () => app.database.db.selectFrom('journal_event').selectAll().orderBy('id').execute();

test('an act says who, when, about whom, from what to what, and why', async () => {
  const userId = '0193e77b-0000-7000-8000-000000000001';
  const earlier = (await listActs()).length;
  await record({
    type: 'USER_BLOCKED',
    userId,
    from: { status: 'ACTIVE' },
    to: { status: 'BLOCKED' },
    reasons: { RU: 'Жалобы', EN: 'Complaints' },
    by: { actor: 'ADMIN', id: userId },
  });
  await record({ type: 'SESSIONS_ENDED', userId, reason: 'Просил' });
  const nothing = { booking_id: null, vehicle_id: null, before: null, after: null };
  expect((await listActs()).slice(earlier)).toEqual([
    {
      ...nothing,
      id: expect.any(String),
      type: 'USER_BLOCKED',
      actor: 'ADMIN',
      actor_id: userId,
      event_at: app.clock.now(),
      user_id: userId,
      before: { status: 'ACTIVE' },
      after: { status: 'BLOCKED' },
      reason: 'Жалобы',
      reasons: { RU: 'Жалобы', EN: 'Complaints' },
    },
    {
      ...nothing,
      id: expect.any(String),
      type: 'SESSIONS_ENDED',
      actor: 'SYSTEM',
      actor_id: null,
      event_at: app.clock.now(),
      user_id: userId,
      reason: 'Просил',
      reasons: null,
    },
  ]);
});

test('what is rolled back never happened', async () => {
  const before = await listActs();
  const failing = inTransaction(app.systemContext(), async (trx) => {
    await recordInJournal(trx, { type: 'PARAMS_CHANGED' });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await listActs()).toEqual(before);
});

test.each(["UPDATE journal_event SET type = 'X'", 'DELETE FROM journal_event', 'TRUNCATE journal_event'])(
  'the table refuses %s',
  async (statement) => {
    await record({ type: 'PARAMS_CHANGED' });
    await expect(sql.raw(statement).execute(app.database.db)).rejects.toThrow('journal_event is append-only');
  },
);

test('a difference holds what differs on both sides, and nothing is no difference', () => {
  expect(differing({ a: 1, b: [1], c: 'x' }, { a: 1, b: [1, 2], c: 'x' })).toEqual({
    from: { b: [1] },
    to: { b: [1, 2] },
  });
  expect(differing({ a: { b: 1 } }, { a: { b: 1 } })).toBeNull();
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lineOf } from '../../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;
let day = Temporal.PlainDate.from('2026-11-20');

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Each test gets its own day and an empty line. */
beforeEach(async () => {
  day = day.add({ days: 1 });
  app.clock.set(`${day}T08:55:00+09:00`);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  line = lineOf(app, operator);
  for (const { id } of (await line.read()).content) await line.move(id, 'CANCELED');
});

const nine = () => `${day}T09:00:00+09:00`;

const logged = () =>
  app.database.db
    .selectFrom('queue_log')
    .innerJoin('booking', 'booking.id', 'queue_log.booking_id')
    .select([
      'queue_log.type',
      'queue_log.waiting',
      'queue_log.first_call',
      'queue_log.body',
      'booking.plate',
    ])
    .where('queue_log.at', '>=', app.clock.now().subtract({ hours: 1 }))
    .where('booking.account_id', '=', operator.userId)
    .orderBy('seq')
    .execute();

test('a truck is called for the first time once, also when its arrival is undone after a call', async () => {
  const { id } = await line.arrive(nine());
  await line.next();
  await line.move(id, 'WAITING');
  await line.move(id, 'BOOKED');
  await line.move(id, 'WAITING');
  await line.next();
  const calls = (await logged()).filter(({ type }) => type === 'CALL');
  expect(calls.map((entry) => entry.first_call)).toEqual([true, false]);
});

test('every entry of the log says how many wait after it', async () => {
  const [a, b] = [await line.arrive(nine()), await line.arrive(nine())];
  await line.next();
  await line.move(a.id, 'WAITING');
  await line.move(b.id, 'BOOKED');
  await line.next();
  await line.move(a.id, 'LEFT_WAITING_ZONE');
  await line.move(b.id, 'WAITING');
  await line.move(b.id, 'CANCELED');
  expect((await logged()).map((entry) => [entry.type, entry.waiting, entry.first_call])).toEqual([
    ['ARRIVAL', 1, false],
    ['ARRIVAL', 2, false],
    ['CALL', 1, true],
    ['RETURN', 2, false],
    ['ARRIVAL_UNDONE', 1, false],
    ['CALL', 0, false],
    ['LEFT', 0, false],
    ['ARRIVAL', 1, false],
    ['CANCEL', 0, false],
  ]);
});

test('a renewed pass changes the version that operators send back, and so the revision', async () => {
  const { id } = await line.arrive(nine());
  const seen = async () => {
    const { revision, content } = await line.read();
    return { revision, row: content.find((row) => row.id === id) };
  };
  const before = await seen();
  expect((await operator.call('POST', `/booking/${id}/pass-token`)).status).toBe(200);
  const after = await seen();
  expect(after.row).not.toEqual(before.row);
  expect(after.revision).toBe(before.revision + 1);
});

test('a change that leaves the row as it was is no revision', async () => {
  const { id } = await line.arrive(nine());
  const { revision } = await line.read();
  await operator.call('PUT', '/booking', { body: { id, cargoType: 'GENERAL' } });
  expect((await line.read()).revision).toBe(revision);
});

test('a cancel keeps its kind of reason, in the log and in history', async () => {
  const { id } = await line.arrive(nine());
  await line.next();
  await line.move(id, 'CANCELED', { reason: 'Не отвечает', reasonKind: 'NO_ANSWER' });
  expect(JSON.parse((await logged()).at(-1)?.body ?? '')).toMatchObject({
    type: 'CANCEL',
    reasonKind: 'NO_ANSWER',
  });
  const { body: history } = await operator.call('GET', `/booking/${id}/history`);
  expect(JSON.stringify(history)).toContain('NO_ANSWER');
});

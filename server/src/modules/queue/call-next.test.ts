import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { watchConflicts } from '../../testing/hook-statements.ts';
import { call } from '../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestInstances, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let cluster: Awaited<ReturnType<typeof createTestInstances>>;
let conflicts: ReturnType<typeof watchConflicts>;
let app: TestApp;
let operators: Visitor[];
let line: ReturnType<typeof lineOf>;
let day = Temporal.PlainDate.from('2026-11-20');

beforeAll(async () => {
  cluster = await createTestInstances(3);
  conflicts = watchConflicts(cluster.apps);
  [app] = cluster.apps as [TestApp];
});

afterAll(() => cluster.close());

beforeEach(async () => {
  day = day.add({ days: 2 });
  app.clock.set(`${day}T08:50:00+09:00`);
  operators = await Promise.all(Array.from({ length: 20 }, () => createVisitor(app, { roles: ['ADMIN'] })));
  line = lineOf(app, operators[0] as Visitor);
  for (const { id } of (await line.read()).content) await line.move(id, 'CANCELED');
  await setParams({ gates: [] });
});

const setParams = async (body: object) =>
  expect((await operators[0]?.call('PUT', '/system-params/booking-params', { body }))?.status).toBe(200);

const fill = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    app.clock.advance({ seconds: 1 });
    const slot = place < 10 ? '09' : '10';
    ids.push((await line.arrive(`${day}T${slot}:00:00+09:00`)).id);
  }
  return ids;
};

/** All operators call at once, on three instances. */
const everybodyCalls = (bodyOf: (place: number) => object = () => ({})) =>
  Promise.all(
    operators.map(async ({ authorization }, place) => {
      const instance = cluster.apps[place % 3] as TestApp;
      const answer = await call(instance, 'POST /queue/next', { token: authorization, json: bodyOf(place) });
      return { status: answer.statusCode, body: answer.json() };
    }),
  );

const callsInLog = async () => {
  const rows = await app.database.db
    .selectFrom('queue_log')
    .select(['booking_id', 'body'])
    .where('type', '=', 'CALL')
    .where('at', '>=', Temporal.Instant.from(`${day}T00:00:00+09:00`))
    .orderBy('seq')
    .execute();
  return rows.map(({ booking_id, body }) => ({ id: booking_id, inOrder: JSON.parse(body).inOrder }));
};

test('twenty operators call twenty trucks, each another one, in order', async () => {
  const ids = await fill(20);
  const answers = await everybodyCalls();
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set(ids));
  expect(await callsInLog()).toEqual(ids.map((id) => ({ id, inOrder: true })));
  expect(await line.read()).toMatchObject({ waiting: 0, called: 20 });
  expect(conflicts.seen).toEqual([]);
});

test('of twenty who all see the same head one calls it, and the others are told the new one', async () => {
  const [first, second] = await fill(3);
  const answers = await everybodyCalls(() => ({ expectedId: first }));
  const called = answers.filter(({ status }) => status === 200);
  expect(called).toMatchObject([{ body: { id: first, bookingStatus: 'GO_TO_GATE' } }]);
  for (const { status, body } of answers.filter((one) => one.status !== 200))
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'QUEUE_CHANGED',
        head: {
          id: second,
          formattedBookingNumber: expect.any(String),
          vehicleRegistrationPlate: expect.any(String),
        },
      },
    });
  expect(await callsInLog()).toEqual([{ id: first, inOrder: true }]);
});

test('whoever expects the truck behind the head waits in vain; with a mix nobody is called twice', async () => {
  const ids = await fill(12);
  const answers = await everybodyCalls((place) => (place % 2 === 0 ? { expectedId: ids[place / 2] } : {}));
  for (const [place, { status, body }] of answers.entries())
    if (place % 2 === 0 && status === 200) expect(body.id).toBe(ids[place / 2]);
    else if (status !== 200) expect(['QUEUE_CHANGED', 'QUEUE_EMPTY']).toContain(body.code);
  const called = await callsInLog();
  expect(called).toEqual(ids.slice(0, called.length).map((id) => ({ id, inOrder: true })));
  expect(called).toHaveLength(answers.filter(({ status }) => status === 200).length);
});

test('more operators than trucks: who comes too late is told that nobody waits', async () => {
  const ids = await fill(4);
  const answers = await everybodyCalls();
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    Array(16).fill('409 QUEUE_EMPTY'),
  );
  expect((await callsInLog()).map(({ id }) => id)).toEqual(ids);
});

test('while they call, trucks arrive before the head and others are called by hand: nobody is overtaken', async () => {
  const ids = await fill(20);
  const earlier = await Promise.all([0, 1, 2, 3].map(() => line.book(`${day}T08:00:00+09:00`)));
  const [answers, ...others] = await Promise.all([
    everybodyCalls(),
    ...earlier.map(({ id }) => line.move(id, 'WAITING')),
    ...ids.slice(15, 18).map((id) => line.move(id, 'GO_TO_GATE')),
  ]);
  for (const { status } of others) expect([200, 422]).toContain(status);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }: { body: Booking }) => body.id)).size).toBe(20);
  const byHand = others.slice(4).filter(({ status }) => status === 200).length;
  const calls = await callsInLog();
  expect(new Set(calls.map(({ id }) => id)).size).toBe(20 + byHand);
  const nextIds = new Set(answers.map(({ body }: { body: Booking }) => body.id));
  expect(calls.filter(({ id, inOrder }) => nextIds.has(String(id)) && !inOrder)).toEqual([]);
  expect(conflicts.seen).toEqual([]);
});

test('where gates are named a call names one of them, or nobody is called', async () => {
  await setParams({ gates: ['1', '2A'] });
  const [first] = await fill(2);
  expect(await line.next()).toMatchObject({ status: 400, body: { errors: [{ propertyPath: 'gate' }] } });
  expect(await line.next({ gate: '3' })).toMatchObject({ status: 400 });
  expect((await line.read()).waiting).toBe(2);
  expect(await line.next({ gate: '2A' })).toMatchObject({ status: 200, body: { id: first, gate: '2A' } });
  expect((await line.read()).content[0]).toMatchObject({ id: first, gate: '2A' });
});

test('an operator on one instance calls from the line that another one has changed', async () => {
  const [first, second] = await fill(2);
  const on = (instance: number, request: string, json: object) =>
    call(cluster.apps[instance] as TestApp, request, { token: operators[1]?.authorization ?? '', json });
  expect((await on(1, `PUT /booking/${first}?status=CANCELED`, {})).statusCode).toBe(200);
  expect((await on(2, 'POST /queue/next', { expectedId: second })).statusCode).toBe(200);
  expect((await on(0, 'POST /queue/next', {})).json().code).toBe('QUEUE_EMPTY');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let driver: Visitor;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  driver = await createVisitor(app);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  for (const table of ['slot', 'slot_length', 'booking_params'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(app.database.db);
  app.services.cache.forgetAll();
});

afterAll(() => app.close());

const slots = async (date: string): Promise<TimeSlot[]> =>
  (await driver.call('GET', `/booking/time-slots?date=${date}`)).body;
const dates = async (month: string): Promise<BookingDay[]> =>
  (await driver.call('GET', `/booking/dates/${month}`)).body;
const change = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });
const book = async (start: string, booked: number, ordinary: number) => {
  await sql`UPDATE slot SET booked = ${booked}, booked_ordinary = ${ordinary} WHERE start_at = ${start}`.execute(
    app.database.db,
  );
  app.services.cache.forgetAll();
};

test('today shows what is past, what can be booked, and checkpoint time with its offset', async () => {
  const today = await slots('2026-11-20');
  expect(today).toHaveLength(24);
  expect(today[12]).toEqual({
    start: '2026-11-20T12:00:00+09:00',
    end: '2026-11-20T13:00:00+09:00',
    capacity: 12,
    ordinaryCapacity: 10,
    free: 0,
    priorityFree: 0,
    state: 'PAST',
  });
  expect(today[13]).toMatchObject({
    start: '2026-11-20T13:00:00+09:00',
    free: 10,
    priorityFree: 12,
    state: 'FREE',
  });
});

test('the horizon is today and seven days; a new day opens at midnight of the checkpoint', async () => {
  expect(await slots('2026-11-27')).toHaveLength(24);
  expect(await slots('2026-11-28')).toEqual([]);
  expect(await slots('2026-11-19')).toEqual([]);
  app.clock.set('2026-11-20T23:59:59+09:00');
  expect(await slots('2026-11-28')).toEqual([]);
  app.clock.set('2026-11-21T00:00:00+09:00');
  expect(await slots('2026-11-28')).toHaveLength(24);
});

test.each([
  [0, 0, 10, 12, 'FREE'],
  [7, 7, 3, 5, 'FEW'],
  [10, 10, 0, 2, 'FULL'],
  [2, 0, 10, 10, 'FREE'],
  [11, 5, 1, 1, 'FEW'],
  [12, 8, 0, 0, 'FULL'],
])(
  'with %i booked, %i of them ordinary: %i free, %i for priority, %s',
  async (booked, ordinary, free, priorityFree, state) => {
    await slots('2026-11-21');
    await book('2026-11-21T09:00:00+09:00', booked, ordinary);
    expect((await slots('2026-11-21'))[9]).toMatchObject({ free, priorityFree, state });
  },
);

test('a month shows its open days with their sums, and a new month begins where the horizon reaches', async () => {
  expect(await dates('2026-11')).toHaveLength(8);
  expect((await dates('2026-11'))[1]).toEqual({
    date: '2026-11-21',
    capacity: 288,
    ordinaryCapacity: 240,
    free: 240,
    priorityFree: 288,
    state: 'FREE',
  });
  expect((await dates('2026-11'))[0]).toEqual({
    date: '2026-11-20',
    capacity: 132,
    ordinaryCapacity: 110,
    free: 110,
    priorityFree: 132,
    state: 'FREE',
  });
  expect(await dates('2026-12')).toEqual([]);
  app.clock.set('2026-11-25T12:00:00+09:00');
  expect((await dates('2026-12')).map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-02']);
});

test('an operator is told what is taken, in past hours and of the whole day as well; a driver is not', async () => {
  await slots('2026-11-20');
  await book('2026-11-20T09:00:00+09:00', 11, 9);
  await book('2026-11-20T15:00:00+09:00', 4, 4);
  const asOperator = async (path: string) => (await operator.call('GET', path)).body;
  const today: TimeSlot[] = await asOperator('/booking/time-slots?date=2026-11-20');
  expect(today[9]).toMatchObject({ state: 'PAST', capacity: 12, booked: 11 });
  expect(today[15]).toMatchObject({ state: 'FREE', booked: 4, priorityFree: 8 });
  const [day]: BookingDay[] = await asOperator('/booking/dates/2026-11');
  expect(day).toMatchObject({ capacity: 144, wholeDay: { capacity: 288, booked: 15 } });
  expect((await slots('2026-11-20'))[9]).not.toHaveProperty('booked');
  expect((await dates('2026-11'))[0]).not.toHaveProperty('wholeDay');
});

test('a day that is full for ordinary cargo still has its reserve for priority cargo', async () => {
  await change({ slotCapacity: 2, priorityReserve: 2 });
  expect((await dates('2026-11'))[1]).toMatchObject({
    capacity: 48,
    free: 0,
    priorityFree: 48,
    state: 'FULL',
  });
});

test('changed parameters change the slots that exist, and nobody who has a place loses it', async () => {
  await slots('2026-11-21');
  await book('2026-11-21T09:00:00+09:00', 9, 9);
  expect((await change({ slotCapacity: 5, priorityReserve: 1 })).status).toBe(200);
  const [nine, ten] = (await slots('2026-11-21')).slice(9, 11);
  expect(nine).toMatchObject({ capacity: 5, free: 0, state: 'FULL' });
  expect(ten).toMatchObject({ capacity: 5, free: 4, priorityFree: 5 });
  const { rows } = await sql<{ ceiling: number }>`SELECT ceiling FROM slot WHERE booked = 9`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ ceiling: 9 }]);
});

test('a closure closes slots at once, and its end opens them again', async () => {
  await slots('2026-11-21');
  const closures = [
    { from: '2026-11-21T00:00:00+09:00', to: '2026-11-22T00:00:00+09:00', reason: 'Праздник' },
  ];
  await change({ closures });
  expect((await slots('2026-11-21')).every(({ state }) => state === 'CLOSED')).toBe(true);
  expect((await dates('2026-11'))[1]).toMatchObject({
    date: '2026-11-21',
    capacity: 0,
    free: 0,
    priorityFree: 0,
    state: 'CLOSED',
  });
  await change({ closures: [] });
  expect((await slots('2026-11-21')).every(({ state }) => state === 'FREE')).toBe(true);
});

test('a new slot length starts after the last booked day', async () => {
  await dates('2026-11');
  await book('2026-11-22T09:00:00+09:00', 1, 1);
  await change({ slotMinutes: 30 });
  expect(await slots('2026-11-22')).toHaveLength(24);
  expect(await slots('2026-11-23')).toHaveLength(48);
  expect((await slots('2026-11-22'))[9]).toMatchObject({ free: 9 });
  app.clock.set('2026-11-23T12:00:00+09:00');
  expect(await slots('2026-11-30')).toHaveLength(48);
});

test('parameters are versioned: a stale version changes nothing, an absent one is not checked', async () => {
  const before = (await driver.call('GET', '/system-params/booking-params')).body;
  expect(before).toMatchObject({ version: 1, slotCapacity: 12, cargoTypes: expect.any(Array) });
  expect((await change({ ...before, maxEdits: 5 })).body).toMatchObject({ version: 2, maxEdits: 5 });
  expect((await change({ ...before, maxEdits: 9 })).status).toBe(409);
  expect((await change({ maxEdits: 7 })).body).toMatchObject({ version: 3, maxEdits: 7 });
  const { rows } = await sql`SELECT version, changed_by FROM booking_params ORDER BY version`.execute(
    app.database.db,
  );
  expect(rows).toEqual([
    { version: 2, changed_by: operator.userId },
    { version: 3, changed_by: operator.userId },
  ]);
});

test.each([
  [{ slotMinutes: 7 }, 'slotMinutes', 'TOO_SMALL'],
  [{ slotMinutes: 50 }, 'slotMinutes', 'INVALID_VALUE'],
  [{ slotCapacity: -1 }, 'slotCapacity', 'TOO_SMALL'],
  [{ slotCapacity: 1, priorityReserve: 2 }, 'priorityReserve', 'TOO_BIG'],
  [
    { closures: [{ from: '2026-11-22T00:00:00Z', to: '2026-11-21T00:00:00Z', reason: 'x' }] },
    'closures[0].to',
    'INVALID_VALUE',
  ],
  [{ codeChannel: 'PIGEON' }, 'codeChannel', 'INVALID_VALUE'],
  [{ cargoTypes: [] }, 'cargoTypes', 'REQUIRED'],
  [{ shoe: 1 }, 'shoe', 'UNKNOWN_FIELD'],
])('%j is refused at its field', async (body, propertyPath, code) => {
  const { status, body: error } = await change(body);
  expect(status).toBe(400);
  expect(error.errors).toMatchObject([{ propertyPath, code }]);
});

test('parameters and slots are not for visitors, and changes not for drivers', async () => {
  expect((await app.server.inject({ url: '/api/booking/time-slots?date=2026-11-21' })).statusCode).toBe(401);
  expect((await driver.call('PUT', '/system-params/booking-params', { body: {} })).status).toBe(403);
});

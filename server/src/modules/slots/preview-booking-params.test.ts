import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import type { DayEffect } from '#contract/params/booking-params-changes.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
const path = '/system-params/booking-params';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  // Early enough that no slot of the day is past, so that time-slots and preview count the same.
  app.clock.set('2026-11-19T22:30:00+09:00');
  for (const table of ['slot', 'slot_length', 'booking_params'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(app.database.db);
  app.services.cache.forgetAll();
});

afterAll(() => app.close());

const preview = (body: object) => operator.call('POST', `${path}/preview`, { body });
const effects = async (body: object): Promise<DayEffect[]> => (await preview(body)).body;
const slotsOf = async (date: string): Promise<TimeSlot[]> =>
  (await operator.call('GET', `/booking/time-slots?date=${date}`)).body;
const book = async (start: string, booked: number) => {
  await slotsOf(start.slice(0, 10));
  await sql`UPDATE slot SET booked = ${booked}, booked_ordinary = ${booked} WHERE start_at = ${start}`.execute(
    app.database.db,
  );
  app.services.cache.forgetAll();
};

const daylight = [{ from: '08:00', to: '20:00' }];

test.each([
  ['fewer places', { slotCapacity: 5, priorityReserve: 1 }],
  ['shorter hours on Saturdays', { weeklyHours: {} }],
  ['shorter slots', { slotMinutes: 30 }],
  ['a longer horizon', { horizonDays: 9 }],
  ['a shorter horizon', { horizonDays: 2 }],
  [
    'a closure and an override',
    {
      closures: [{ from: '2026-11-21T00:00:00Z', to: '2026-11-21T06:00:00Z', reason: 'Ремонт' }],
      capacityOverrides: [{ start: '2026-11-22T09:00:00+09:00', capacity: 40 }],
    },
  ],
])('%s: what is foretold is what happens', async (_, given) => {
  const before = (await operator.call('GET', path)).body;
  const changes =
    'weeklyHours' in given ? { weeklyHours: { ...before.weeklyHours, SATURDAY: daylight } } : given;
  await book('2026-11-21T10:00:00+09:00', 9);
  const foretold = await effects(changes);
  expect((await operator.call('PUT', path, { body: changes })).status).toBe(200);
  for (const { date, placesAfter, slotMinutesAfter } of foretold.slice(1)) {
    const slots = (await slotsOf(date)).filter(({ state }) => state !== 'CLOSED');
    expect([date, placesAfter ?? 0]).toEqual([date, slots.reduce((sum, { capacity }) => sum + capacity, 0)]);
    const [first] = slots;
    if (first) expect(Date.parse(first.end) - Date.parse(first.start)).toBe(slotMinutesAfter * 60_000);
  }
});

test('each day says what it has, what it would have, and where more is booked than that', async () => {
  await book('2026-11-21T10:00:00+09:00', 9);
  const [today, , saturday, sunday] = await effects({ slotCapacity: 5, priorityReserve: 0 });
  expect(today).toMatchObject({ date: '2026-11-19', placesNow: 12, placesAfter: 5, booked: 0 });
  expect(saturday).toEqual({
    date: '2026-11-21',
    placesNow: 288,
    placesAfter: 120,
    slotMinutesNow: 60,
    slotMinutesAfter: 60,
    booked: 9,
    bookedSlots: [{ start: '2026-11-21T10:00:00+09:00', booked: 9 }],
    overbooked: [{ start: '2026-11-21T10:00:00+09:00', capacity: 5, booked: 9 }],
  });
  expect(sunday).toMatchObject({ booked: 0, overbooked: [] });
});

test('a closed slot with bookings counts as overbooked', async () => {
  await book('2026-11-21T10:00:00+09:00', 1);
  const closures = [{ from: '2026-11-21T00:00:00+09:00', to: '2026-11-22T00:00:00+09:00', reason: 'x' }];
  expect((await effects({ closures }))[2]).toMatchObject({
    placesAfter: 0,
    overbooked: [{ capacity: 0, booked: 1 }],
  });
});

test('a truck that came early and has left needs no place any more', async () => {
  const driver = await createVisitor(app);
  const dateBooked = '2026-11-19T23:00:00+09:00';
  const [gone, waiting] = await Promise.all(
    ['left', 'waiting'].map(async () => {
      const { vehicleId } = await createTruck(app, driver.userId);
      const body = { dateBooked, vehicleId, cargoType: 'GENERAL', userId: driver.userId };
      return (await operator.call('POST', '/booking', { body })).body.id;
    }),
  );
  for (const status of ['WAITING', 'GO_TO_GATE', 'LEFT_WAITING_ZONE'])
    await operator.call('PUT', `/booking/${gone}?status=${status}`);
  await operator.call('PUT', `/booking/${waiting}?status=WAITING`);
  const [today] = await effects({ slotCapacity: 0, priorityReserve: 0 });
  expect(today).toMatchObject({ booked: 1, overbooked: [{ start: dateBooked, capacity: 0, booked: 1 }] });
});

test('days that open or close with the horizon are there, and a booked day beyond it too', async () => {
  const longer = await effects({ horizonDays: 9 });
  expect(longer).toHaveLength(10);
  expect(longer.at(-1)).toMatchObject({ date: '2026-11-28', placesNow: null, placesAfter: 288 });
  await book('2026-11-26T10:00:00+09:00', 1);
  await operator.call('PUT', path, { body: { horizonDays: 3 } });
  const shorter = await effects({ horizonDays: 2 });
  expect(shorter).toHaveLength(8);
  expect(shorter.at(-1)).toMatchObject({
    date: '2026-11-26',
    placesNow: null,
    placesAfter: null,
    booked: 1,
    overbooked: [],
  });
});

test('nothing is stored, and what could not be saved is refused in the same words', async () => {
  await effects({ slotCapacity: 1, priorityReserve: 0, slotMinutes: 30 });
  expect((await operator.call('GET', path)).body).toMatchObject({ version: 1, slotCapacity: 12 });
  const { rows } = await sql`SELECT 1 FROM slot_length`.execute(app.database.db);
  expect(rows).toEqual([]);
  for (const body of [{ slotCapacity: 1 }, { slotMinutes: 50 }, { version: 7 }]) {
    const refused = await preview(body);
    const saved = await operator.call('PUT', path, { body });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...saved.body, requestId: '' });
  }
});

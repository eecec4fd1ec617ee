import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, bookTruck, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { freeRested } from './free-rested.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const nine = '2026-11-22T09:00:00+09:00';
const ten = '2026-11-22T10:00:00+09:00';

const setParams = async (body: object) => {
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
};

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
  await setParams({
    certificateRequired: false,
    slotCapacity: 2,
    priorityReserve: 0,
    closures: [],
    capacityOverrides: [],
    freedPlaceRestMinutes: 20,
  });
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

/** A slot of its own for each test. */
let day = 0;
const freshSlot = () => {
  day += 1;
  return `2026-11-2${2 + (day % 5)}T${String(day).padStart(2, '0')}:00:00+09:00`;
};

const cancelOne = async (start: string) => {
  const { id } = await bookAndConfirm(app, driver, start);
  expect((await driver.call('DELETE', `/booking/${id}`)).status).toBe(204);
};

const full = { status: 409, body: { code: 'SLOT_FULL' } };

test('a place given back is not on sale until its time is over, and nobody can know when that is', async () => {
  const start = freshSlot();
  const other = await createVisitor(app);
  await bookAndConfirm(app, driver, start);
  await cancelOne(start);
  expect(await slotAt(driver, start)).toMatchObject({ free: 0, state: 'FULL' });
  expect(await bookTruck(app, other, { dateBooked: start })).toMatchObject(full);
  expect(await bookTruck(app, operator, { dateBooked: start })).toMatchObject(full);
  expect(await slotAt(operator, start)).toMatchObject({ booked: 1, resting: 1, free: 0 });
  app.clock.advance({ seconds: 59 });
  expect(await bookTruck(app, other, { dateBooked: start })).toMatchObject(full);
  app.clock.advance({ minutes: 20 });
  expect(await slotAt(driver, start)).toMatchObject({ free: 1 });
  expect((await bookTruck(app, other, { dateBooked: start })).status).toBe(201);
  expect(await slotAt(operator, start)).not.toHaveProperty('resting');
});

test('without the parameter a place is on sale at once', async () => {
  await setParams({ freedPlaceRestMinutes: 0 });
  const start = freshSlot();
  await cancelOne(start);
  expect(await slotAt(operator, start)).toMatchObject({ booked: 0, free: 2 });
  expect(await slotAt(operator, start)).not.toHaveProperty('resting');
});

test('the place that a change leaves rests, and so does that of a hold that ran out', async () => {
  const [from, to, held] = [freshSlot(), freshSlot(), freshSlot()];
  const { id } = await bookAndConfirm(app, driver, from);
  expect((await operator.call('PUT', '/booking', { body: { id, dateBooked: to } })).status).toBe(200);
  expect(await slotAt(operator, from)).toMatchObject({ booked: 0, resting: 1 });
  expect((await bookTruck(app, driver, { dateBooked: held })).status).toBe(201);
  app.clock.advance({ minutes: 15, seconds: 5 });
  await driver.call('GET', '/booking/current-user?showCancelled=true');
  expect(await slotAt(operator, held)).toMatchObject({ booked: 0, resting: 1 });
});

test('nothing rests in a closed slot, nor while there are more booked than places', async () => {
  const [closed, small] = [freshSlot(), freshSlot()];
  await cancelOne(closed);
  await bookAndConfirm(app, driver, small);
  await cancelOne(small);
  const to = Temporal.Instant.from(closed).add({ hours: 1 }).toString();
  await setParams({ closures: [{ from: closed, to, reason: 'x' }] });
  await setParams({ capacityOverrides: [{ start: small, capacity: 1 }] });
  const rows = await app.database.db
    .selectFrom('resting_place')
    .selectAll()
    .where(
      'slot_at',
      'in',
      [closed, small].map((one) => Temporal.Instant.from(one)),
    )
    .execute();
  expect(rows).toEqual([]);
  await requireSlotsAgree(app.database.db);
});

test('a shift takes places that rest', async () => {
  await setParams({ slotCapacity: 1 });
  const { id } = await bookAndConfirm(app, driver, nine);
  await cancelOne(ten);
  const shift = `/booking/shift?date=${encodeURIComponent(nine)}`;
  const { body } = await operator.call('POST', shift, { body: { minutes: 60, reason: 'x' } });
  expect(body.moves).toMatchObject([{ id, from: nine, to: ten }]);
  expect(await slotAt(operator, ten)).toMatchObject({ booked: 1, free: 0 });
  expect(await slotAt(operator, ten)).not.toHaveProperty('resting');
});

test('a slot whose places rest is empty: it can be cut anew, and its day is no booked day', async () => {
  const start = '2026-11-27T13:00:00+09:00';
  await cancelOne(start);
  await setParams({ slotMinutes: 30 });
  app.services.cache.forgetAll();
  const { body } = await driver.call('GET', '/booking/time-slots?date=2026-11-27');
  expect(body).toHaveLength(48);
  await setParams({ slotMinutes: 60 });
});

test('places that have rested are freed once, whoever comes first', async () => {
  const start = freshSlot();
  await cancelOne(start);
  app.clock.advance({ minutes: 21 });
  const freed = await Promise.all([1, 2, 3].map(() => freeRested(app.systemContext())));
  expect(freed.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  expect(await slotAt(operator, start)).toMatchObject({ booked: 0, free: 2 });
});

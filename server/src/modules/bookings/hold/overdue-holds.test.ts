import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const nine = '2026-11-22T09:00:00+09:00';
const ten = '2026-11-22T10:00:00+09:00';

/** The job that ends holds does not run here, because holds must expire by the clock alone. */
beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', '/system-params/booking-params', { body: { certificateRequired: false } });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const overdueHold = async (truck: object = {}) => {
  const { status, body } = await bookTruck(app, driver, { dateBooked: nine, ...truck });
  expect(status).toBe(201);
  app.clock.advance({ minutes: 15, seconds: 5 });
  return body;
};

const changing = async () => {
  const { id } = await bookAndConfirm(app, driver, nine);
  expect((await driver.call('PUT', '/booking', { body: { id, dateBooked: ten } })).status).toBe(200);
  return id;
};

const get = async (id: string) => (await operator.call('GET', `/booking/${id}`)).body;

const eventsOf = async (id: string) => {
  const { content } = (await operator.call('GET', '/booking/history?date=2026-11-22&size=1000')).body;
  return content
    .filter(({ bookingId }: { bookingId: string }) => bookingId === id)
    .map(({ type, actor }: { type: string; actor: string }) => `${type} ${actor}`);
};

const expired = { bookingStatus: 'CANCELED', cancellationReason: 'EXPIRED' };
const refused = { status: 422, body: { code: 'TRANSITION_REFUSED' } };

test('whoever let a hold run out pays for the next one at once, for the same truck and for another', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  await bookTruck(app, driver, { dateBooked: nine });
  const { id } = await overdueHold({ vehicleId });
  const pause = { status: 429, body: { code: 'BOOKING_PAUSE' } };
  expect(await bookTruck(app, driver, { dateBooked: nine, vehicleId })).toMatchObject(pause);
  expect(await bookTruck(app, driver, { dateBooked: nine })).toMatchObject(pause);
  app.clock.advance({ minutes: 2 });
  expect(await bookTruck(app, driver, { dateBooked: nine })).toMatchObject({
    status: 422,
    body: { code: 'CAPTCHA_REQUIRED' },
  });
  expect(await eventsOf(id)).toEqual(['CREATED DRIVER', 'CANCELED SYSTEM']);
});

test('a plate whose hold has run out is nobody’s: the next one takes it, and takes it from nobody', async () => {
  const plate = 'К 901 КК 75';
  const { vehicleId } = await createTruck(app, driver.userId, { plate, approved: false });
  const { id } = await overdueHold({ vehicleId });
  const owner = await createVisitor(app);
  const own = await createTruck(app, owner.userId, { plate });
  expect((await bookTruck(app, owner, { dateBooked: ten, vehicleId: own.vehicleId })).status).toBe(201);
  expect(await get(id)).toMatchObject(expired);
});

test('a hold that has run out can neither be canceled nor confirmed by an operator', async () => {
  const { id } = await overdueHold();
  expect(await driver.call('DELETE', `/booking/${id}`)).toMatchObject(refused);
  for (const status of ['BOOKED', 'CANCELED'])
    expect(await operator.call('PUT', `/booking/${id}?status=${status}`)).toMatchObject(refused);
  expect(await get(id)).toMatchObject(expired);
  expect(await bookTruck(app, driver, { dateBooked: nine })).toMatchObject({ status: 429 });
});

test('a change that has run out is dropped by itself before its booking is canceled or comes', async () => {
  const [canceled, arrived] = [await changing(), await changing()];
  app.clock.advance({ minutes: 15, seconds: 5 });
  expect((await driver.call('DELETE', `/booking/${canceled}`)).status).toBe(204);
  expect(await operator.call('PUT', `/booking/${arrived}?status=BOOKED`)).toMatchObject(refused);
  expect((await operator.call('PUT', `/booking/${arrived}?status=WAITING`)).status).toBe(200);
  const before = ['CREATED DRIVER', 'CONFIRMED DRIVER', 'CHANGE_REQUESTED DRIVER', 'CHANGE_DROPPED SYSTEM'];
  expect(await eventsOf(canceled)).toEqual([...before, 'CANCELED DRIVER']);
  expect(await eventsOf(arrived)).toEqual([...before, 'STATUS ADMIN']);
});

test('a hold that has run out keeps no truck from going, and a ban finds nothing to cancel', async () => {
  const { id, vehicleId } = await overdueHold();
  expect((await driver.call('DELETE', `/vehicle/${vehicleId}`)).status).toBe(204);
  expect(await get(id)).toMatchObject(expired);
  driver = await createVisitor(app);
  const banned = await overdueHold();
  const body = { vehicleId: banned.vehicleId, reason: 'x' };
  expect((await operator.call('POST', '/vehicle/ban', { body })).status).toBe(204);
  expect(await get(banned.id)).toMatchObject(expired);
});

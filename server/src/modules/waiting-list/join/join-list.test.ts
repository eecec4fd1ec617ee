import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { askToJoin, join } from '../../../testing/trucks/test-waiting-list.ts';

let app: TestApp;
let operator: Visitor;
let people: Visitor[];

const setParams = async (body: object) => {
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
};

const day = '2026-11-24';
const hours = (from: string, to: string, on = day) => ({
  from: `${on}T${from}:00+09:00`,
  to: `${on}T${to}:00+09:00`,
});

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  people = await Promise.all([1, 2].map(() => createVisitor(app)));
  await setParams({ waitingList: { enabled: true, maxPerUser: 2, missedOffers: 2 } });
});

afterAll(() => app.close());

const code = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code];

test('an approved truck that is not banned joins once, and not more than a few of an account', async () => {
  const [driver, other] = people as [Visitor, Visitor];
  const window = hours('08:00', '12:00');
  const { vehicleId } = await join(app, driver, window);
  expect(code(await askToJoin(app, driver, { ...window, vehicleId }))).toEqual([
    409,
    'PLATE_ALREADY_WAITING',
  ]);
  await join(app, driver, window);
  expect(code(await askToJoin(app, driver, window))).toEqual([422, 'TOO_MANY_WAITING']);
  const { vehicleId: unknown } = await createTruck(app, other.userId, { approved: false });
  expect(code(await askToJoin(app, other, { ...window, vehicleId: unknown }))).toEqual([
    422,
    'VEHICLE_NOT_APPROVED',
  ]);
  const { vehicleId: banned } = await createTruck(app, other.userId);
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned, reason: 'x' } });
  expect(code(await askToJoin(app, other, { ...window, vehicleId: banned }))).toEqual([
    422,
    'VEHICLE_BANNED',
  ]);
  expect(code(await askToJoin(app, other, { ...window, vehicleId }))).toEqual([404, 'NOT_FOUND']);
});

test('a booked truck waits for an earlier time only', async () => {
  const [driver] = people as [Visitor];
  const { vehicleId } = await bookAndConfirm(app, driver, `${day}T08:00:00+09:00`);
  expect(code(await askToJoin(app, driver, { ...hours('08:00', '12:00'), vehicleId }))).toEqual([
    422,
    'NOTHING_EARLIER',
  ]);
  expect((await askToJoin(app, driver, { ...hours('07:00', '12:00'), vehicleId })).status).toBe(201);
});

test('windows lie within the horizon and not in the past', async () => {
  const [driver] = people as [Visitor];
  expect(code(await askToJoin(app, driver, hours('08:00', '12:00', '2026-11-28')))).toEqual([
    422,
    'SLOT_BEYOND_HORIZON',
  ]);
  const past = await askToJoin(app, driver, hours('08:00', '12:00', '2026-11-20'));
  expect(past.body.errors).toMatchObject([{ propertyPath: 'windows[0].to', code: 'NOT_IN_FUTURE' }]);
});

test('who does not confirm in time is not in line, and may begin anew', async () => {
  const [driver] = people as [Visitor];
  const window = hours('08:00', '12:00');
  const { body } = await askToJoin(app, driver, window);
  expect(body).toMatchObject({ state: 'WAITING_FOR_CONFIRMATION', confirmation: { channel: 'SMS' } });
  app.clock.advance({ minutes: 15, seconds: 1 });
  const late = await driver.call('POST', `/waiting-list/${body.id}/confirm`, { body: { code: '1' } });
  expect(code(late)).toEqual([422, 'HOLD_EXPIRED']);
  expect((await askToJoin(app, driver, { ...window, vehicleId: body.vehicleId })).status).toBe(201);
});

test('an answer is repeated for the same key', async () => {
  const [driver] = people as [Visitor];
  const { vehicleId } = await createTruck(app, driver.userId);
  const request = {
    body: { vehicleId, windows: [hours('08:00', '12:00')] },
    headers: { 'idempotency-key': '5e0c8f6e-6b7b-4b39-9a3e-1f6f3f6e1a11' },
  };
  const [first, again] = [
    await driver.call('POST', '/waiting-list', request),
    await driver.call('POST', '/waiting-list', request),
  ];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
});

test('while it is off nobody joins, and slots say nothing of it', async () => {
  const [driver] = people as [Visitor];
  await setParams({ waitingList: { enabled: false, maxPerUser: 3, missedOffers: 2 } });
  expect(code(await askToJoin(app, driver, hours('08:00', '12:00')))).toEqual([422, 'WAITING_LIST_OFF']);
  expect(await slotAt(driver, `${day}T20:00:00+09:00`)).not.toHaveProperty('waiting');
});

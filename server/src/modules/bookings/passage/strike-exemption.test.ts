import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { gateLagMinutes } from '../line/gate-lag.queries.ts';
import { cancelNoShows } from './no-shows.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

const nine = '2026-11-22T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
});

const setClock = (at: string) => app.clock.set(at);

/** Deletes the heartbeat, so that the jump of the clock does not count as an outage. */
const runJob = async (at: string) => {
  setClock(at);
  await app.database.db.deleteFrom('heartbeat').execute();
  return cancelNoShows(app.systemContext());
};

beforeEach(async () => {
  setClock('2026-11-21T12:00:00+09:00');
  await app.database.db.deleteFrom('outage').execute();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const book = async (dateBooked = nine) => {
  const truck = await createTruck(app, driver.userId);
  const { status, body } = await operator.call('POST', '/booking', {
    body: { dateBooked, vehicleId: truck.vehicleId },
  });
  expect(status).toBe(201);
  return { id: body.id as string, ...truck };
};

const vehicleOf = async (vehicleId: string) =>
  (await driver.call('GET', '/vehicle/current-user?size=100')).body.content.find(
    ({ id }: { id: string }) => id === vehicleId,
  );
const banStatusOf = async (vehicleId: string) => (await vehicleOf(vehicleId)).banStatus;
const bookingOf = async (id: string) => (await operator.call('GET', `/booking/${id}`)).body;
const renewOperator = async () => {
  operator = await createVisitor(app, { roles: ['ADMIN'] });
};

const close = (from: string, to: string) =>
  operator.call('PUT', '/system-params/booking-params', {
    body: { closures: [{ from, to, reason: 'x' }] },
  });
const reopen = () => operator.call('PUT', '/system-params/booking-params', { body: { closures: [] } });

test('during a closure the time to come does not run, and nobody is blamed for what it made of it', async () => {
  const [absent, canceled] = [await book(), await book()];
  await close('2026-11-22T09:30:00+09:00', '2026-11-22T12:00:00+09:00');
  setClock('2026-11-22T08:00:00+09:00');
  await driver.call('DELETE', `/booking/${canceled.id}`);
  expect(await runJob('2026-11-22T13:29:00+09:00')).toBe(0);
  const kiosk = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
  const number = (await driver.call('GET', `/booking/${absent.id}`)).body.formattedBookingNumber;
  const seen = (await kiosk.call('GET', `/booking/formattedBookingNumber/${number}`)).body;
  expect(seen.window.to).toBe('2026-11-22T13:30:00+09:00');
  expect(await runJob('2026-11-22T13:30:00+09:00')).toBe(1);
  expect(await banStatusOf(absent.vehicleId)).toBe('UNBANNED');
  expect(await banStatusOf(canceled.vehicleId)).toBe('UNBANNED');
  await renewOperator();
  await reopen();
});

test('who has been there is not blamed: neither after an arrival that was undone, nor for leaving the line', async () => {
  const [undone, left] = [await book(), await book()];
  setClock('2026-11-22T08:45:00+09:00');
  await renewOperator();
  for (const { id } of [undone, left]) await operator.call('PUT', `/booking/${id}?status=WAITING`);
  await operator.call('PUT', `/booking/${undone.id}?status=BOOKED`);
  expect((await driver.call('DELETE', `/booking/${left.id}`)).status).toBe(204);
  expect(await runJob('2026-11-22T11:00:00+09:00')).toBe(1);
  expect(await banStatusOf(undone.vehicleId)).toBe('UNBANNED');
  expect(await banStatusOf(left.vehicleId)).toBe('UNBANNED');
});

test('an account that nobody has taken over yet is not blamed', async () => {
  const { id, vehicleId } = await book();
  const proven = (phone_verified: boolean) =>
    app.database.db.updateTable('account').set({ phone_verified }).where('id', '=', driver.userId).execute();
  await proven(false);
  expect(await runJob('2026-11-22T11:00:00+09:00')).toBe(1);
  await proven(true);
  expect(await banStatusOf(vehicleId)).toBe('UNBANNED');
  await renewOperator();
  expect(await bookingOf(id)).toMatchObject({ cancellationReason: 'NO_SHOW' });
});

test('the lag of the gate is known for any past moment, whatever became of the bookings since', async () => {
  const { id } = await book('2026-11-25T09:00:00+09:00');
  setClock('2026-11-25T08:50:00+09:00');
  await renewOperator();
  await operator.call('PUT', `/booking/${id}?status=WAITING`);
  setClock('2026-11-25T11:30:00+09:00');
  await operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`);
  setClock('2026-11-25T11:40:00+09:00');
  await operator.call('PUT', `/booking/${id}?status=WAITING`);
  const lagAt = (time: string) =>
    gateLagMinutes(app.database.db, Temporal.Instant.from(`2026-11-25T${time}:00+09:00`));
  expect(await Promise.all(['09:30', '10:45', '11:29', '11:30', '11:50'].map(lagAt))).toEqual([
    0, 45, 89, 0, 0,
  ]);
});

test('while the gate is behind by more than the grace nobody is blamed', async () => {
  const waiting = await book('2026-11-22T13:00:00+09:00');
  const absent = await book('2026-11-22T14:00:00+09:00');
  setClock('2026-11-22T13:05:00+09:00');
  await renewOperator();
  await operator.call('PUT', `/booking/${waiting.id}?status=WAITING`);
  expect(await runJob('2026-11-22T16:00:00+09:00')).toBe(1);
  expect(await banStatusOf(absent.vehicleId)).toBe('UNBANNED');

  await renewOperator();
  await operator.call('PUT', `/booking/${waiting.id}?status=GO_TO_GATE`);
  setClock('2026-11-21T12:00:00+09:00');
  await renewOperator();
  const next = await book('2026-11-22T16:00:00+09:00');
  expect(await runJob('2026-11-22T18:00:00+09:00')).toBe(1);
  expect(await banStatusOf(next.vehicleId)).toBe('WARNED');
});

test('after an outage the time to come goes on, and nobody is blamed', async () => {
  const { id, vehicleId } = await book('2026-11-22T19:00:00+09:00');
  await runJob('2026-11-22T19:30:00+09:00');
  setClock('2026-11-22T23:00:00+09:00');
  expect(await cancelNoShows(app.systemContext())).toBe(0);
  expect(await runJob('2026-11-23T00:29:00+09:00')).toBe(0);
  await renewOperator();
  expect(await bookingOf(id)).toMatchObject({ bookingStatus: 'BOOKED' });
  expect(await runJob('2026-11-23T00:30:00+09:00')).toBe(1);
  expect(await banStatusOf(vehicleId)).toBe('UNBANNED');
});

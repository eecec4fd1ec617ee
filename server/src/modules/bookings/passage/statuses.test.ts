import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingStatus, bookingStatuses, transitions } from '#contract/bookings/booking-status.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const slot = '2026-11-21T09:00:00+09:00';
const other = '2026-11-21T11:00:00+09:00';
/** Until this moment a driver may change the slot, and from it on the truck may arrive. */
const moment = '2026-11-21T06:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(moment);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  await operator.call('PUT', '/system-params/booking-params', {
    body: {
      slotCapacity: 500,
      priorityReserve: 0,
      maxActiveBookingsPerUser: 1000,
      maxUnconfirmedPerUser: 100,
    },
  });
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const reach = async (status: BookingStatus): Promise<string> => {
  app.clock.set(moment);
  const { vehicleId } = await createTruck(app, driver.userId);
  const by =
    status.startsWith('WAITING_FOR_C') && status !== 'WAITING_FOR_CHANGES_CONFIRMATION' ? driver : operator;
  const { body } = await by.call('POST', '/booking', { body: { dateBooked: slot, vehicleId } });
  const move = (to: BookingStatus) => operator.call('PUT', `/booking/${body.id}?status=${to}`);
  if (status === 'WAITING_FOR_CHANGES_CONFIRMATION')
    await driver.call('PUT', '/booking', { body: { id: body.id, dateBooked: other } });
  if (status === 'CANCELED') await move('CANCELED');
  const line: BookingStatus[] = ['WAITING', 'GO_TO_GATE', 'LEFT_WAITING_ZONE'];
  for (const step of line.slice(0, line.indexOf(status) + 1)) await move(step);
  await sql`DELETE FROM rate_limit`.execute(app.database.db);
  return body.id;
};

const statusOf = async (id: string) => (await operator.call('GET', `/booking/${id}`)).body.bookingStatus;

const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => [from, to] as const));

test.each(pairs)('an operator moves %s to %s if and only if the table says so', async (from, to) => {
  const id = await reach(from);
  expect(await statusOf(id)).toBe(from);
  const { status, body } = await operator.call('PUT', `/booking/${id}?status=${to}`, {
    body: { reason: 'test' },
  });
  const allowed = transitions[from].includes(to);
  expect(status).toBe(allowed ? 200 : 422);
  expect(body).toMatchObject(allowed ? { bookingStatus: to } : { code: 'TRANSITION_REFUSED' });
  expect(await statusOf(id)).toBe(allowed ? to : from);
});

test('a driver moves no status at all, nor does a kiosk', async () => {
  const id = await reach('BOOKED');
  const kiosk = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
  for (const by of [driver, kiosk])
    for (const to of bookingStatuses)
      expect((await by.call('PUT', `/booking/${id}?status=${to}`, { body: {} })).status).toBe(403);
});

test('a call names its gate, and a return to the line takes both away', async () => {
  const id = await reach('WAITING');
  const called = await operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`, {
    body: { gate: 'A', reasonKind: 'MEDICAL', reasons: { RU: 'Врач', EN: 'Doctor' } },
  });
  expect(called.body).toMatchObject({ gate: 'A', arrivedAt: moment, calledAt: moment });
  const { content } = (await operator.call('GET', `/booking/${id}/history`)).body;
  expect(content.at(-1)).toMatchObject({
    to: { status: 'GO_TO_GATE', gate: 'A' },
    reasonKind: 'MEDICAL',
    reason: 'Врач',
    reasons: { RU: 'Врач', EN: 'Doctor', CN: 'Врач' },
  });
  const back = (await operator.call('PUT', `/booking/${id}?status=WAITING`)).body;
  expect(back.arrivedAt).toBe(moment);
  expect([back.calledAt, back.gate]).toEqual([undefined, undefined]);
});

test('where gates are named, a call names one of them', async () => {
  const setGates = (gates: string[]) =>
    operator.call('PUT', '/system-params/booking-params', { body: { gates } });
  await setGates(['A', 'B']);
  const id = await reach('WAITING');
  const call = (body: object) => operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`, { body });
  for (const body of [{}, { gate: 'C' }])
    expect((await call(body)).body.errors).toMatchObject([{ propertyPath: 'gate' }]);
  expect((await call({ gate: 'B' })).body).toMatchObject({ bookingStatus: 'GO_TO_GATE', gate: 'B' });
  await setGates([]);
});

test('a called truck is canceled by an operator, not by its driver', async () => {
  const id = await reach('GO_TO_GATE');
  expect((await driver.call('DELETE', `/booking/${id}`)).body.code).toBe('TRANSITION_REFUSED');
  expect((await operator.call('DELETE', `/booking/${id}`)).status).toBe(204);
});

test('a reason in three languages is kept with the cancellation', async () => {
  const id = await reach('BOOKED');
  const reasons = { RU: 'Ремонт', EN: 'Repairs' };
  const query = `reasons=${encodeURIComponent(JSON.stringify(reasons))}`;
  expect((await operator.call('DELETE', `/booking/${id}?${query}`)).status).toBe(204);
  expect((await driver.call('GET', `/booking/${id}`)).body).toMatchObject({
    cancellationReason: 'Ремонт',
    cancellationReasons: { RU: 'Ремонт', EN: 'Repairs', CN: 'Ремонт' },
  });
});

test('an arrival that is repeated within ten minutes of its undo keeps its first time', async () => {
  const id = await reach('WAITING');
  const undo = () => operator.call('PUT', `/booking/${id}?status=BOOKED`);
  const arrive = async () =>
    (await operator.call('PUT', `/booking/${id}?status=WAITING`, { body: {} })).status;
  const arrivedAt = async () => (await operator.call('GET', `/booking/${id}`)).body.arrivedAt;
  app.clock.set('2026-11-21T06:20:00+09:00');
  await undo();
  expect(await arrivedAt()).toBeUndefined();
  app.clock.set('2026-11-21T06:30:00+09:00');
  expect(await arrive()).toBe(200);
  expect(await arrivedAt()).toBe(moment);
  await undo();
  app.clock.set('2026-11-21T06:40:01+09:00');
  expect(await arrive()).toBe(200);
  expect(await arrivedAt()).toBe('2026-11-21T06:40:01+09:00');
});

const arrivalOf = async (id: string, at: string) => {
  app.clock.set(at);
  await operator.call('PUT', `/booking/${id}?status=WAITING`);
  const row = app.database.db.selectFrom('booking').select('late').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).late;
};

test('late is decided at the arrival; who was moved after the slot’s start has his minutes from then on', async () => {
  expect(await arrivalOf(await reach('BOOKED'), '2026-11-21T09:10:00+09:00')).toBe(false);
  expect(await arrivalOf(await reach('BOOKED'), '2026-11-21T09:10:01+09:00')).toBe(true);
  const moved = await reach('BOOKED');
  await sql`
    INSERT INTO booking_event (id, booking_id, slot_at, type, actor, event_at, after)
    SELECT gen_random_uuid(), id, slot_at, 'EDITED', 'ADMIN', '2026-11-21T09:30:00+09:00',
      jsonb_build_object('dateBooked', '2026-11-21T00:00:00Z')
    FROM booking WHERE id = ${moved}`.execute(app.database.db);
  expect(await arrivalOf(moved, '2026-11-21T09:40:00+09:00')).toBe(false);
});

test('a stale version changes nothing', async () => {
  const id = await reach('BOOKED');
  const { version } = (await operator.call('GET', `/booking/${id}`)).body;
  expect(
    (await operator.call('PUT', `/booking/${id}?status=WAITING`, { body: { version: version + 1 } })).status,
  ).toBe(409);
  expect((await operator.call('PUT', `/booking/${id}?status=WAITING`, { body: { version } })).status).toBe(
    200,
  );
});

test('every change is in the history of the day, with who, what, from and to, and history cannot be changed', async () => {
  const id = await reach('GO_TO_GATE');
  const { content } = (await operator.call('GET', '/booking/history?date=2026-11-21&size=1000')).body;
  const own = content.filter((event: { bookingId: string }) => event.bookingId === id);
  expect(own.map((event: { type: string }) => event.type)).toEqual(['CREATED', 'STATUS', 'STATUS']);
  expect(own[2]).toMatchObject({
    actor: 'ADMIN',
    actorId: operator.userId,
    from: { status: 'WAITING' },
    to: { status: 'GO_TO_GATE' },
  });
  await expect(sql`DELETE FROM booking_event`.execute(app.database.db)).rejects.toThrow(/append-only/);
});

test('a booking that was moved to another day is in the history of both, with all that happened to it', async () => {
  const { id } = (await bookTruck(app, operator, { dateBooked: '2026-11-23T09:00:00+09:00' })).body;
  const moved = { id, dateBooked: '2026-11-24T09:00:00+09:00' };
  expect((await operator.call('PUT', '/booking', { body: moved })).status).toBe(200);
  for (const day of ['2026-11-23', '2026-11-24']) {
    const { content } = (await operator.call('GET', `/booking/history?date=${day}`)).body;
    expect(content).toMatchObject([
      { bookingId: id, type: 'CREATED', to: { dateBooked: '2026-11-23T09:00:00+09:00' } },
      {
        bookingId: id,
        from: { dateBooked: '2026-11-23T09:00:00+09:00' },
        to: { dateBooked: moved.dateBooked },
      },
    ]);
  }
});

test('the arrival of a truck that was banned since cannot be taken back, so that no banned truck has a place', async () => {
  const id = await reach('WAITING');
  const { vehicleId } = (await operator.call('GET', `/booking/${id}`)).body;
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId, reason: 'x' } });
  expect(await statusOf(id)).toBe('WAITING');
  const { status, body } = await operator.call('PUT', `/booking/${id}?status=BOOKED`);
  expect([status, body.code]).toEqual([422, 'VEHICLE_BANNED']);
  await operator.call('POST', '/vehicle/unban', { body: { vehicleId, reason: 'x' } });
  expect((await operator.call('PUT', `/booking/${id}?status=BOOKED`)).status).toBe(200);
});

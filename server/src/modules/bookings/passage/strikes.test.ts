import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
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

const book = async (dateBooked = nine, options = { approved: true }) => {
  const truck = await createTruck(app, driver.userId, options);
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
const lastText = async () => {
  const { phone } = (await driver.call('GET', '/users/current-user')).body;
  return (await messagesTo(app, phone.value)).at(-1)?.body;
};

test('a truck that does not come by the slot’s end and the grace loses its booking and is warned', async () => {
  const { id, vehicleId, registrationPlate } = await book();
  expect(await runJob('2026-11-22T10:59:00+09:00')).toBe(0);
  expect(await runJob('2026-11-22T11:00:00+09:00')).toBe(1);
  await renewOperator();
  expect(await bookingOf(id)).toMatchObject({ bookingStatus: 'CANCELED', cancellationReason: 'NO_SHOW' });
  expect(await vehicleOf(vehicleId)).toMatchObject({ banStatus: 'WARNED' });
  const number = (await bookingOf(id)).formattedBookingNumber;
  expect(await lastText()).toBe(
    `Октет: запись ${number} (${plateGroups(registrationPlate)}) отменена из-за неявки. Предупреждение 1 из 2, затем блокировка на 14 дн. Обжаловать можно до 2 дек., 11:00`,
  );
  const { content } = (await operator.call('GET', `/vehicle/${vehicleId}/ban-events`)).body;
  expect(content).toMatchObject([{ type: 'WARN', actor: 'SYSTEM', bookingId: id }]);
});

test('the second warning within its lifetime bans for the days of the parameters', async () => {
  const { vehicleId } = await book();
  await runJob('2026-11-22T11:00:00+09:00');
  await renewOperator();
  await operator.call('POST', '/booking', { body: { dateBooked: '2026-11-23T09:00:00+09:00', vehicleId } });
  await runJob('2026-11-23T11:00:00+09:00');
  expect(await vehicleOf(vehicleId)).toMatchObject({
    banStatus: 'BANNED',
    ban: { until: '2026-12-07T11:00:00+09:00' },
  });
});

test('a truck that has arrived is not judged, nor one that is called', async () => {
  const { id } = await book();
  await operator.call('PUT', `/booking/${id}?status=WAITING`);
  expect(await runJob('2026-11-22T12:00:00+09:00')).toBe(0);
  await renewOperator();
  await operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`);
  expect(await runJob('2026-11-22T12:01:00+09:00')).toBe(0);
});

test('canceling after the deadline warns, before it does not', async () => {
  const [early, late] = [await book(), await book()];
  setClock('2026-11-22T06:00:00+09:00');
  await driver.call('DELETE', `/booking/${early.id}`);
  setClock('2026-11-22T06:00:01+09:00');
  await driver.call('DELETE', `/booking/${late.id}`);
  expect(await banStatusOf(early.vehicleId)).toBe('UNBANNED');
  expect(await banStatusOf(late.vehicleId)).toBe('WARNED');
});

test('an unconfirmed booking, and one that an operator cancels, cost nothing', async () => {
  setClock('2026-11-22T06:30:00+09:00');
  await renewOperator();
  const { vehicleId } = await createTruck(app, driver.userId);
  const held = await driver.call('POST', '/booking', { body: { dateBooked: nine, vehicleId } });
  expect((await driver.call('DELETE', `/booking/${held.body.id}`)).status).toBe(204);
  const other = await book();
  setClock('2026-11-22T08:30:00+09:00');
  await operator.call('DELETE', `/booking/${other.id}`);
  expect(await banStatusOf(vehicleId)).toBe('UNBANNED');
  expect(await banStatusOf(other.vehicleId)).toBe('UNBANNED');
});

test('within 30 minutes of confirming a late cancel costs nothing', async () => {
  setClock('2026-11-22T07:00:00+09:00');
  await renewOperator();
  const [soon, later] = [await book(), await book()];
  setClock('2026-11-22T07:30:00+09:00');
  await driver.call('DELETE', `/booking/${soon.id}`);
  setClock('2026-11-22T07:30:01+09:00');
  await driver.call('DELETE', `/booking/${later.id}`);
  expect(await banStatusOf(soon.vehicleId)).toBe('UNBANNED');
  expect(await banStatusOf(later.vehicleId)).toBe('WARNED');
});

test('a shifted booking costs nothing, whatever becomes of it', async () => {
  const { id, vehicleId } = await book('2026-11-22T03:00:00+09:00');
  const date = encodeURIComponent('2026-11-22T03:00:00+09:00');
  await operator.call('POST', `/booking/shift?date=${date}`, { body: { minutes: 60, reason: 'x' } });
  expect(await runJob('2026-11-22T06:00:00+09:00')).toBe(1);
  expect(await banStatusOf(vehicleId)).toBe('UNBANNED');
  expect(await lastText()).toContain('отменена');
  await renewOperator();
  expect(await bookingOf(id)).toMatchObject({ cancellationReason: 'NO_SHOW' });
});

test('a warning by an operator counts like any other', async () => {
  const { vehicleId } = await book();
  await operator.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'x' } });
  expect(await runJob('2026-11-22T11:00:00+09:00')).toBe(1);
  expect(await banStatusOf(vehicleId)).toBe('BANNED');
});

test('an unapproved truck is warned in its account alone', async () => {
  const { id, vehicleId, registrationPlate } = await book('2026-11-22T20:00:00+09:00', { approved: false });
  const other = await createVisitor(app);
  const twin = await createTruck(app, other.userId, { plate: registrationPlate, approved: false });
  expect(await runJob('2026-11-22T22:00:00+09:00')).toBe(1);
  await renewOperator();
  expect(await bookingOf(id)).toMatchObject({ bookingStatus: 'CANCELED' });
  expect(await banStatusOf(vehicleId)).toBe('WARNED');
  const { content } = (await other.call('GET', '/vehicle/current-user')).body;
  expect(content).toMatchObject([{ id: twin.vehicleId, banStatus: 'UNBANNED' }]);
});

/** Until the test ends, every update of the booking fails. */
const spoil = async (id: string) => {
  const { db } = app.database;
  await sql`CREATE TRIGGER spoilt BEFORE UPDATE ON booking FOR EACH ROW WHEN (OLD.id = ${sql.lit(id)}::uuid)
    EXECUTE FUNCTION refuse_change()`.execute(db);
  onTestFinished(async () => {
    await sql`DROP TRIGGER spoilt ON booking`.execute(db);
  });
};

test('a booking that cannot be judged is written to the log and stops no other', async () => {
  const [spoilt, other] = [await book('2026-11-22T21:00:00+09:00'), await book('2026-11-22T21:00:00+09:00')];
  await spoil(spoilt.id);
  expect(await runJob('2026-11-22T23:00:00+09:00')).toBe(1);
  expect(await banStatusOf(other.vehicleId)).toBe('WARNED');
  expect(await banStatusOf(spoilt.vehicleId)).toBe('UNBANNED');
  expect(app.log).toContainEqual(expect.objectContaining({ level: 50, bookingId: spoilt.id }));
});

test('a booking whose truck is gone ends like any other, and warns nobody', async () => {
  const [missed, canceled] = [
    await book('2026-11-22T21:00:00+09:00'),
    await book('2026-11-22T23:00:00+09:00'),
  ];
  const gone = [missed.vehicleId, canceled.vehicleId];
  await app.database.db
    .updateTable('vehicle')
    .set({ deleted_at: app.clock.now() })
    .where('id', 'in', gone)
    .execute();
  setClock('2026-11-22T22:00:00+09:00');
  expect((await driver.call('DELETE', `/booking/${canceled.id}`)).status).toBe(204);
  expect(await runJob('2026-11-22T23:00:00+09:00')).toBeGreaterThan(0);
  await renewOperator();
  expect(await bookingOf(missed.id)).toMatchObject({ cancellationReason: 'NO_SHOW' });
});

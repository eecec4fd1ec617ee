import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { hookStatements } from '../../testing/hook-statements.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, createTestPair, type TestApp } from '../../testing/test-app.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';
import { guardFacts } from '../../testing/trucks/test-guards.ts';
import { kioskOf } from '../../testing/trucks/test-kiosk.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;
let facts: ReturnType<typeof guardFacts>;

const nine = '2026-11-20T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:30:00+09:00');
  operator = await createVisitor(app, { roles: ['OPERATOR', 'ADMIN'] });
  line = lineOf(app, operator);
  facts = guardFacts(app, operator);
});
afterAll(() => app.close());

beforeEach(() => facts.clear());

const booked = () => line.book(nine);
const waiting = () => line.arrive(nine);
const called = () => facts.call('1');

const historyOf = async ({ id }: Booking) =>
  (await operator.call('GET', `/booking/${id}/history?size=100`)).body.content;

test('an edit that keeps the truck is not judged by its plate', async () => {
  const booking = await booked();
  await facts.make.WATCHED(booking);
  const kept = { id: booking.id, lastNameOfDriver: 'Сидоров', acknowledged: [] };
  expect((await operator.call('PUT', '/booking', { body: kept })).status).toBe(200);
});

test('a kiosk and a driver are not judged, and never learn of the list', async () => {
  const { phoneNumber, phoneEnding, kiosk } = await kioskOf(app, operator);
  const booking = await line.book(nine, { phoneNumber });
  await facts.make.WATCHED(booking);
  const body = { text: booking.formattedBookingNumber, phoneEnding, acknowledged: [] };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await kiosk.call('POST', '/queue/check-in', { body, headers });
  expect(answer.body).toMatchObject({ outcome: expect.stringMatching(/^(EARLY|ON_TIME)$/) });
  expect(JSON.stringify(answer.body)).not.toMatch(/WATCHED|таможня/);

  const driver = await createVisitor(app);
  const own = await bookAndConfirm(app, driver, '2026-11-23T09:00:00+09:00');
  await facts.make.WATCHED(own);
  const cancelled = await driver.call('DELETE', `/booking/${own.id}`, { body: { acknowledged: [] } });
  expect(cancelled.status).toBe(204);
});

test('rows of the console carry what stands against a call, the hall and kiosks do not', async () => {
  const booking = await waiting();
  await facts.make.BANNED(booking);
  await facts.make.WATCHED(booking);
  const rowOf = async (placement: string) =>
    (await operator.call('GET', `/queue?size=100&placement=${placement}`)).body.content[0];
  expect((await rowOf('admin')).against).toMatchObject([
    { code: 'BANNED', params: { reasons: { RU: 'Ищет таможня', CN: 'Ищет таможня' } } },
    { code: 'WATCHED' },
  ]);
  expect(JSON.stringify([await rowOf('board'), await rowOf('terminal')])).not.toMatch(/against|таможня/);
});

test('a ban, a watched plate and a closed gate show at once: the line has a new revision', async () => {
  const booking = await waiting();
  let { revision } = await line.read();
  for (const code of ['WATCHED', 'BANNED', 'GATE_CLOSED'] as const) {
    await facts.make[code](booking);
    const next = (await line.read()).revision;
    expect([code, next > revision]).toEqual([code, true]);
    revision = next;
  }
});

test('of two operators who call to one gate at once on two instances one wins, and the other is told who', async () => {
  const pair = await createTestPair();
  try {
    pair.first.clock.set('2026-11-20T08:30:00+09:00');
    const boss = await createVisitor(pair.first, { roles: ['ADMIN'] });
    await boss.call('PUT', '/system-params/booking-params', { body: { slotCapacity: 100, gates: ['1'] } });
    const trucks = lineOf(pair.first, boss);
    const [one, two] = [await trucks.arrive(nine), await trucks.arrive(nine)];
    const colleague = await createVisitor(pair.second, { roles: ['OPERATOR'] });
    const body = { gate: '1', acknowledged: ['OUT_OF_ORDER'] };
    const call = (by: Visitor, { id }: Booking) =>
      by.call('PUT', `/booking/${id}?status=GO_TO_GATE`, { body });
    // When the second act is judged, the first has done everything except its commit.
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isHeld = false;
    hookStatements(pair.first, {
      before: (text) => {
        if (isHeld || !/^commit/i.test(text)) return undefined;
        isHeld = true;
        reached.resolve();
        return released.promise;
      },
    });
    const won = call(boss, one);
    await reached.promise;
    const lost = call(colleague, two);
    const waits = async () =>
      (await sql`SELECT 1 FROM pg_locks WHERE NOT granted`.execute(pair.second.database.db)).rows.length;
    await expect.poll(waits).toBeGreaterThan(0);
    released.resolve();
    expect((await won).status).toBe(200);
    const asked = { code: 'NEEDS_ACKNOWLEDGEMENT', vehicleRegistrationPlate: two.vehicleRegistrationPlate };
    expect(await lost).toMatchObject({ status: 409, body: asked });
    const params = { gate: '1', plate: one.vehicleRegistrationPlate, by: 'Проверкин Иван' };
    expect((await lost).body.needs).toMatchObject([{ code: 'GATE_BUSY', params }]);
  } finally {
    await pair.close();
  }
});

test('a called truck is sent to another gate: an event, its driver is told, and its answer is awaited anew', async () => {
  const booking = await called();
  const before = (await line.read()).logHead;
  const answer = await operator.call('PUT', `/queue/${booking.id}/gate`, {
    body: { gate: '2', acknowledged: [] },
  });
  expect(answer).toMatchObject({ status: 200, body: { gate: '2', bookingStatus: 'GO_TO_GATE' } });
  expect((await historyOf(booking)).at(-1)).toMatchObject({
    type: 'REDIRECTED',
    from: { gate: '1' },
    to: { gate: '2' },
  });
  expect((await line.read()).logHead).toEqual(before);
  const { value } = (await operator.call('GET', '/users/current-user')).body.phone;
  const told = await messagesTo(app, value);
  expect(told.at(-1)?.body).toMatch(/теперь к воротам 2/);
  const stale = { gate: '1', version: booking.version };
  expect((await operator.call('PUT', `/queue/${booking.id}/gate`, { body: stale })).body.code).toBe(
    'STALE_VERSION',
  );
  const strange = await operator.call('PUT', `/queue/${booking.id}/gate`, { body: { gate: '9' } });
  expect(strange.status).toBe(400);
  const other = await waiting();
  const early = await operator.call('PUT', `/queue/${other.id}/gate`, { body: { gate: '2' } });
  expect(early.body.code).toBe('NOT_CALLED');
});

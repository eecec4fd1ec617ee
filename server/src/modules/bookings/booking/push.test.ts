import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { startPushService } from '../../../testing/servers/push-service.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { releaseActs } from '../../../testing/trucks/test-closures.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let day = Temporal.PlainDate.from('2026-11-20');
let slot: string;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ env: { PUSH_LOOPBACK: 'on' } });
});
beforeEach(async () => {
  day = day.add({ days: 2 });
  slot = `${day}T14:00:00+09:00`;
  app.clock.set(`${day}T12:00:00+09:00`);
  service.answerWith(201);
  service.taken.length = 0;
  // Each test begins two days later, when the sessions of the test before have ended.
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app, { language: 'EN' });
  expect((await subscribe()).status).toBe(201);
});
afterAll(async () => {
  expect(service.refused).toEqual([]);
  await app.close();
  await service.stop();
});

const subscribe = () => driver.call('POST', '/push-subscriptions', { body: service.subscribe() });
const move = (id: string, status: string) =>
  operator.call('PUT', `/booking/${id}?status=${status}`, { body: { gate: 'A1' } });
const pushed = async () => {
  await app.services.jobs.drain();
  return service.taken.map(({ payload }) => payload);
};
const listOwn = () =>
  app.database.db
    .selectFrom('push_subscription')
    .select('id')
    .where('account_id', '=', driver.userId)
    .execute();
const retrySoon = () =>
  sql`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`.execute(
    app.database.db,
  );

/** Makes a truck that was called to gate A1. */
const calledTruck = async (): Promise<Booking> => {
  const booking = await bookAndConfirm(app, driver, slot);
  await move(booking.id, 'WAITING');
  await app.services.jobs.drain();
  service.taken.length = 0;
  await move(booking.id, 'GO_TO_GATE');
  return booking;
};

test('a call says the same as the message, in the language of the account, and can be answered', async () => {
  const { id, formattedBookingNumber: number } = await calledTruck();
  const { passToken } = (await driver.call('GET', `/booking/${id}`)).body;
  const [push] = await pushed();
  expect(push).toMatchObject({
    title: `Go to the gate A1: ${number}`,
    body: `Go to the gate A1 now! Booking ${number}`,
    lang: 'en-GB',
    path: `/booking/${id}/pass`,
    open: 'Open the pass',
    onMyWay: { title: 'On my way', path: `/oktet/api/v1/pass/${passToken}/acknowledge-call` },
  });
  const { headers } = service.taken[0] ?? {};
  expect(headers).toMatchObject({ urgency: 'high', ttl: '1800', topic: push?.tag });
  const answer = await app.server.inject({ method: 'POST', url: push?.onMyWay?.path ?? '' });
  expect(answer.statusCode).toBe(200);
});

test('what is new about a truck in the line takes the place of what was before', async () => {
  const { id } = await calledTruck();
  app.clock.advance({ minutes: 5 });
  await operator.call('POST', `/queue/${id}/recall`);
  await move(id, 'WAITING');
  const pushes = await pushed();
  expect(pushes).toHaveLength(3);
  expect(new Set(pushes.map(({ tag }) => tag)).size).toBe(1);
  expect(new Set(pushes.map((push) => push.id)).size).toBe(3);
});

test('codes and confirmations are not pushed, and no push has a name or a phone', async () => {
  const { id } = await bookAndConfirm(app, driver, slot);
  expect(await pushed()).toEqual([]);
  await operator.call('DELETE', `/booking/${id}`);
  await pushed();
  expect(service.taken).toHaveLength(1);
  const said = JSON.stringify(service.taken[0]?.payload);
  expect(said).not.toMatch(/Проверкин|Иван|\+79/);
});

test.each([404, 410])(
  'a browser that the service answers with %i is forgotten, and not tried again',
  async (status) => {
    await calledTruck();
    service.answerWith(status);
    await pushed();
    expect(await listOwn()).toEqual([]);
    await retrySoon();
    expect(await app.services.jobs.drain()).toBe(0);
  },
);

test('a service that is out of order is tried again, with the same topic', async () => {
  await calledTruck();
  service.answerWith(503);
  const before = service.asked();
  expect(await pushed()).toEqual([]);
  expect(service.asked()).toBe(before + 1);
  service.answerWith(201);
  await retrySoon();
  expect(await pushed()).toHaveLength(1);
  expect(await listOwn()).toHaveLength(1);
});

test('whoever signs out meanwhile is not told', async () => {
  await calledTruck();
  await driver.call('POST', '/logout');
  expect(await pushed()).toEqual([]);
});

test('a shift is pushed once, also when its job is done again, and the closure counts it', async () => {
  const { id } = await bookAndConfirm(app, driver, slot);
  const body = { date: slot, minutes: 60, reasons: { RU: 'Сбой', EN: 'Failure', CN: '故障' } };
  const made = await operator.call('POST', '/closures', { body });
  expect(made.body.closure?.messages.PUSH).toEqual({ waiting: 1, sent: 0, failed: 0 });
  await releaseActs(app);
  expect(await pushed()).toMatchObject([{ path: `/booking/${id}/pass`, lang: 'en-GB' }]);
  await sql`UPDATE pgboss.job SET state = 'retry', completed_on = NULL, start_after = now() - interval '1 second'
    WHERE name = 'tell-shifted'`.execute(app.database.db);
  expect(await pushed()).toHaveLength(1);
  const now = await operator.call('GET', `/closures/${made.body.closure.id}`);
  expect(now.body.messages.PUSH).toEqual({ waiting: 0, sent: 1, failed: 0 });
});

test('a warning leads to the page of the strikes', async () => {
  const { vehicleId } = await bookAndConfirm(app, driver, slot);
  const body = { vehicleId, reason: 'A quarrel' };
  expect(await operator.call('POST', '/vehicle/warn', { body })).toMatchObject({ status: 204 });
  expect(await pushed()).toMatchObject([{ path: `/strikes/${vehicleId}`, lang: 'en-GB' }]);
});

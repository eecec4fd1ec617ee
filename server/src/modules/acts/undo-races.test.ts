import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Act } from '#contract/acts/acts.ts';
import { call } from '../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, bookTruck, slotAt } from '../../testing/trucks/test-bookings.ts';
import { newsTo } from '../../testing/trucks/test-closures.ts';
import { readLog } from '../../testing/trucks/test-log.ts';
import { releaseDueActs } from '../bookings/closures/release-act.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;
let operator: Visitor;
let driver: Visitor;
let day = Temporal.PlainDate.from('2026-11-20');
const start = () => `${day}T10:00:00+09:00`;

beforeAll(async () => {
  pair = await createTestPair();
  operator = await createVisitor(pair.first, { roles: ['ADMIN'] });
  const body = { certificateRequired: false, slotCapacity: 1, priorityReserve: 0 };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
});

beforeEach(async () => {
  day = day.add({ days: 1 });
  for (const app of [pair.first, pair.second]) app.clock.set(`${day}T08:00:00+09:00`);
  operator = await createVisitor(pair.first, { roles: ['OPERATOR'] });
  driver = await createVisitor(pair.first);
});

afterAll(async () => {
  await requireSlotsAgree(pair.first.database.db);
  await pair.close();
});

const put = (id: string, status: string, body: object = {}) =>
  operator.call('PUT', `/booking/${id}?status=${status}`, { body: { acknowledged: [], ...body } });
const lastAct = async (): Promise<Act> => (await operator.call('GET', '/acts/current-user')).body[0];
const undoOn = async (app: TestApp, { id }: Act) =>
  (await call(app, `POST /acts/${id}/undo`, { token: operator.authorization })).statusCode;
const statusOf = async (id: string): Promise<string> =>
  (await operator.call('GET', `/booking/${id}`)).body.bookingStatus;
const bookedAndCanceled = async () => {
  const { id } = await bookAndConfirm(pair.first, driver, start());
  const before = (await newsTo(pair.first, driver)).length;
  expect((await put(id, 'CANCELED')).status).toBe(200);
  return { id, act: await lastAct(), news: async () => (await newsTo(pair.first, driver)).length - before };
};

test('of undoing on one instance and sending on another one happens, never both and never none', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, act, news } = await bookedAndCanceled();
    const send = call(pair.second, `POST /acts/${act.id}/send`, { token: operator.authorization });
    const [undone] = await Promise.all([undoOn(pair.first, act), send]);
    const isBack = (await statusOf(id)) === 'BOOKED';
    expect([undone, await news()]).toEqual(isBack ? [200, 0] : [409, 1]);
    await requireSlotsAgree(pair.first.database.db);
    day = day.add({ days: 1 });
    for (const app of [pair.first, pair.second]) app.clock.set(`${day}T08:00:00+09:00`);
    operator = await createVisitor(pair.first, { roles: ['OPERATOR'] });
    driver = await createVisitor(pair.first);
  }
});

test('of the job that releases and an undo at the last moment one happens', async () => {
  const { id, act, news } = await bookedAndCanceled();
  pair.first.clock.advance({ seconds: 9 });
  // The clock of the second instance is ahead.
  pair.second.clock.advance({ seconds: 10 });
  const [undone] = await Promise.all([
    undoOn(pair.first, act),
    releaseDueActs(pair.second.systemContext()),
    releaseDueActs(pair.second.systemContext()),
  ]);
  const isBack = (await statusOf(id)) === 'BOOKED';
  expect([undone, await news()]).toEqual(isBack ? [200, 0] : [409, 1]);
});

test('two undoings at once are one: the log has one entry of it', async () => {
  const { id } = await bookAndConfirm(pair.first, driver, start());
  await put(id, 'WAITING');
  await put(id, 'CANCELED', { acknowledged: ['IN_LINE'] });
  const act = await lastAct();
  const undone = await Promise.all([
    undoOn(pair.first, act),
    undoOn(pair.second, act),
    undoOn(pair.first, act),
  ]);
  expect(undone.toSorted()).toEqual([200, 409, 409]);
  expect(await statusOf(id)).toBe('WAITING');
  const types = (await readLog(operator, `&date=${day}`)).map(({ type }) => type);
  expect(types.filter((type) => type === 'CANCEL_UNDONE')).toHaveLength(1);
});

test('when the instance has died that was to send, another one does, and once', async () => {
  const { news } = await bookedAndCanceled();
  pair.second.clock.advance({ minutes: 3 });
  expect(await news()).toBe(0);
  await releaseDueActs(pair.second.systemContext());
  await releaseDueActs(pair.second.systemContext());
  expect(await news()).toBe(1);
});

test('the place rests meanwhile: nobody can take it, and when the act is sent it is on sale', async () => {
  const { id, act } = await bookedAndCanceled();
  const other = await createVisitor(pair.first);
  const book = () => bookTruck(pair.first, other, { dateBooked: start() });
  expect(await slotAt(operator, start())).toMatchObject({ free: 0, resting: 1 });
  expect(await book()).toMatchObject({ status: 409, body: { code: 'SLOT_FULL' } });
  expect(await undoOn(pair.first, act)).toBe(200);
  expect(await slotAt(operator, start())).toMatchObject({ booked: 1, free: 0 });
  await put(id, 'CANCELED');
  pair.first.clock.advance({ seconds: 12 });
  expect((await book()).status).toBe(201);
});

test('without `acknowledged` the place is free at once', async () => {
  const { id } = await bookAndConfirm(pair.first, driver, start());
  await operator.call('PUT', `/booking/${id}?status=CANCELED`, { body: {} });
  expect(await slotAt(operator, start())).toMatchObject({ booked: 0, free: 1 });
});

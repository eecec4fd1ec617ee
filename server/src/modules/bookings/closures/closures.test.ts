import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { newsTo, releaseActs } from '../../../testing/trucks/test-closures.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
/** A day of its own for each test. */
let day = Temporal.PlainDate.from('2026-11-20');
const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  day = day.add({ days: 2 });
  app.clock.set(`${day}T06:00:00+09:00`);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app, { language: 'EN' });
  const body = {
    certificateRequired: false,
    slotCapacity: 2,
    priorityReserve: 0,
    closures: [],
    editDeadlineMinutes: 0,
    maxEdits: 0,
  };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const reasons = { RU: 'Метель', EN: 'Snowstorm', CN: '暴雪' };
const close = (hour: number, minutes: number, more: object = {}) =>
  operator.call('POST', '/closures', { body: { date: at(hour), minutes, reasons, ...more } });
const change = (id: string, to: string, more: object = {}) =>
  operator.call('PUT', `/closures/${id}`, { body: { to, ...more } });
const get = async (id: string) => (await operator.call('GET', `/closures/${id}`)).body;
const bookingOf = async (id: string) => (await operator.call('GET', `/booking/${id}`)).body;
const params = async () => (await operator.call('GET', '/system-params/booking-params')).body;

const release = () => releaseActs(app);
const sentTo = (visitor: Visitor) => newsTo(app, visitor);

test('a closure is an object with its moves, and its messages wait until it cannot be undone', async () => {
  const { id } = await bookAndConfirm(app, driver, at(10));
  const before = await sentTo(driver);
  const { status, body } = await close(10, 60);
  expect(status).toBe(200);
  expect(body.applied).toBe(true);
  expect(body.closure).toMatchObject({
    from: at(10),
    to: at(11),
    reasons,
    state: 'PLANNED',
    moves: [{ id, from: at(10), to: at(11) }],
    messages: { SMS: { waiting: 1, sent: 0, failed: 0 } },
    undo: { type: 'CLOSED' },
    by: { id: operator.userId },
  });
  expect((await params()).closures).toEqual([{ id: body.closure.id, from: at(10), to: at(11), reasons }]);
  await app.services.jobs.drain();
  expect(await sentTo(driver)).toEqual(before);
  await release();
  expect(await sentTo(driver)).toHaveLength(before.length + 1);
  expect(await get(body.closure.id)).toMatchObject({
    messages: { SMS: { waiting: 0, sent: 1, failed: 0 } },
    undo: null,
    unreached: [],
  });
  app.clock.set(at(10));
  expect(await get(body.closure.id)).toMatchObject({ state: 'RUNNING' });
  app.clock.set(at(11));
  expect(await get(body.closure.id)).toMatchObject({ state: 'OVER' });
  const list = await operator.call(
    'GET',
    `/closures?from=${encodeURIComponent(at(9))}&to=${encodeURIComponent(at(12))}`,
  );
  expect(list.body.content).toMatchObject([{ id: body.closure.id, state: 'OVER' }]);
});

test('undone within ten seconds everything is as it was, and nobody hears of it', async () => {
  const other = await createVisitor(app);
  const first = await bookAndConfirm(app, driver, at(10));
  const second = await bookAndConfirm(app, other, at(10));
  const asked = await operator.call('PUT', '/system-params/booking-params', { body: { maxEdits: 3 } });
  expect(asked.status).toBe(200);
  expect((await other.call('PUT', '/booking', { body: { id: second.id, dateBooked: at(12) } })).status).toBe(
    200,
  );
  const [wasFirst, wasSecond] = [await bookingOf(first.id), await bookingOf(second.id)];
  const [told, toldOther] = [await sentTo(driver), await sentTo(other)];
  const { body } = await close(10, 60);
  expect(body.moves).toHaveLength(2);
  app.clock.advance({ seconds: 9 });
  const undone = await operator.call('POST', `/closures/${body.closure.id}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { state: 'UNDONE', moves: [], undo: null } });
  const same = ({ version: _, confirmation: __, ...booking }: Record<string, unknown>) => booking;
  expect(same(await bookingOf(first.id))).toEqual(same(wasFirst));
  expect(same(await bookingOf(second.id))).toEqual(same(wasSecond));
  expect((await params()).closures).toEqual([]);
  expect(await slotAt(driver, at(10))).toMatchObject({ free: 0 });
  await requireSlotsAgree(app.database.db);
  await release();
  expect([await sentTo(driver), await sentTo(other)]).toEqual([told, toldOther]);
  expect(await operator.call('POST', `/closures/${body.closure.id}/undo`)).toMatchObject({
    status: 409,
    body: { code: 'UNDO_TOO_LATE' },
  });
});

test('what somebody changed since stays where it is and is named', async () => {
  const { id } = await bookAndConfirm(app, driver, at(10));
  const { body } = await close(10, 60);
  expect((await operator.call('PUT', '/booking', { body: { id, dateBooked: at(14) } })).status).toBe(200);
  const undone = await operator.call('POST', `/closures/${body.closure.id}/undo`);
  expect(undone.body.acts[0].stayed).toMatchObject([{ id, dateBooked: at(14) }]);
  expect(await bookingOf(id)).toMatchObject({ dateBooked: at(14) });
});

test('after the messages have left, or are sent now, it is too late', async () => {
  await bookAndConfirm(app, driver, at(10));
  const late = { status: 409, body: { code: 'UNDO_TOO_LATE' } };
  const { closure } = (await close(10, 60)).body;
  expect((await operator.call('POST', `/closures/${closure.id}/send`)).body).toMatchObject({ undo: null });
  expect(await operator.call('POST', `/closures/${closure.id}/undo`)).toMatchObject(late);
  const { closure: second } = (await close(13, 60)).body;
  app.clock.advance({ seconds: 10 });
  expect(await operator.call('POST', `/closures/${second.id}/undo`)).toMatchObject(late);
});

test('of sending and undoing at once exactly one happens', async () => {
  await bookAndConfirm(app, driver, at(10));
  const told = await sentTo(driver);
  const { closure } = (await close(10, 60)).body;
  const [undone] = await Promise.all([
    operator.call('POST', `/closures/${closure.id}/undo`),
    operator.call('POST', `/closures/${closure.id}/send`),
  ]);
  await app.services.jobs.drain();
  const sent = (await sentTo(driver)).length - told.length;
  expect([undone.status, sent]).toEqual(undone.status === 200 ? [200, 0] : [409, 1]);
});

test('an extension moves on who is concerned; undone, it was as long as before', async () => {
  const { id } = await bookAndConfirm(app, driver, at(10));
  const { closure } = (await close(10, 60)).body;
  await release();
  const preview = await change(closure.id, at(13), { dryRun: true });
  expect(preview.body).toMatchObject({ applied: false, moves: [{ id, from: at(11), to: at(13) }] });
  const longer = await change(closure.id, at(13), { plan: preview.body.plan });
  expect(longer.body.closure).toMatchObject({ to: at(13), moves: [{ id, from: at(10), to: at(13) }] });
  expect((await params()).closures).toMatchObject([{ id: closure.id, to: at(13) }]);
  const back = await operator.call('POST', `/closures/${closure.id}/undo`);
  expect(back.body).toMatchObject({
    state: 'PLANNED',
    to: at(11),
    moves: [{ id, from: at(10), to: at(11) }],
  });
  expect(await bookingOf(id)).toMatchObject({ dateBooked: at(11) });
  expect((await change(closure.id, at(13), { plan: 'another' })).body.code).toBe('PLAN_CHANGED');
});

test('the former call closes as well, at once, and its closure is an object too', async () => {
  await bookAndConfirm(app, driver, at(10));
  const told = await sentTo(driver);
  const { body } = await operator.call('POST', `/booking/shift?date=${encodeURIComponent(at(10))}`, {
    body: { minutes: 60, close: { reasons } },
  });
  expect(Object.keys(body).toSorted()).toEqual([
    'applied',
    'dropped',
    'moves',
    'plan',
    'slots',
    'stay',
    'told',
  ]);
  await app.services.jobs.drain();
  expect(await sentTo(driver)).toHaveLength(told.length + 1);
  const [{ id }] = (await params()).closures;
  expect(await get(id)).toMatchObject({ moves: [{ from: at(10), to: at(11) }], undo: null });
});

test('the journal has one entry for the closure', async () => {
  await bookAndConfirm(app, driver, at(10));
  const since = encodeURIComponent(app.clock.now().toString());
  app.clock.advance({ seconds: 1 });
  const { closure } = (await close(10, 60)).body;
  const events = (await operator.call('GET', `/events?since=${since}&size=100`)).body.content.filter(
    ({ type }: { type: string }) => type !== 'CONFIRMED' && type !== 'CREATED',
  );
  expect(events).toMatchObject([{ type: 'CHECKPOINT_CLOSED', to: { closureId: closure.id, moved: 1 } }]);
  const below = (await operator.call('GET', `/events?closureId=${closure.id}`)).body.content;
  expect(below).toMatchObject([{ type: 'SHIFTED' }]);
});

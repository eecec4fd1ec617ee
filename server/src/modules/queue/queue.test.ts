import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminQueue, boardQueue, terminalQueue } from '#contract/queue/queue.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

const apps: TestApp[] = [];
let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;

beforeEach(async () => {
  app = await createTestApp();
  apps.push(app);
  app.clock.set('2026-11-20T08:55:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  line = lineOf(app, operator);
});

afterAll(async () => {
  for (const one of apps) await one.close();
});

const nine = '2026-11-20T09:00:00+09:00';
const ten = '2026-11-20T10:00:00+09:00';

test('nobody waits at first, and nobody can be called', async () => {
  expect(await line.read()).toMatchObject({ content: [], last: true, waiting: 0, called: 0, revision: 0 });
  expect(await line.next()).toMatchObject({ status: 409, body: { code: 'QUEUE_EMPTY' } });
});

test('trucks wait by slot and arrival, and are called one after the other', async () => {
  const late = await line.arrive(ten);
  const first = await line.arrive(nine);
  app.clock.advance({ minutes: 1 });
  const second = await line.arrive(nine);
  expect(second.queue).toMatchObject({ position: 2, ahead: 1 });
  const numbers = [first, second, late].map((booking) => booking.formattedBookingNumber);
  expect(await line.waiting()).toEqual(numbers);
  const called = await line.next({ expectedId: first.id });
  expect(called).toMatchObject({ status: 200, body: { id: first.id, bookingStatus: 'GO_TO_GATE' } });
  const queue = await line.read();
  expect(queue).toMatchObject({ waiting: 2, called: 1, last: true });
  expect(queue.content.map(({ position }) => position)).toEqual([null, 1, 2]);
  expect(await line.next({ expectedId: first.id })).toMatchObject({
    status: 409,
    body: { code: 'QUEUE_CHANGED', head: { id: second.id } },
  });
});

test('each placement sees what it may, and no more', async () => {
  await line.arrive(nine);
  await line.arrive(nine);
  const kiosk = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
  const driver = await createVisitor(app);
  const seen = async (visitor: Visitor, placement: string) =>
    visitor.call('GET', `/queue?size=1&placement=${placement}`);
  expect(adminQueue.strict().parse((await seen(operator, 'admin')).body).last).toBe(false);
  for (const visitor of [operator, kiosk, driver]) {
    const { body } = await seen(visitor, 'board');
    expect(() => boardQueue.extend({ content: boardQueue.shape.content }).strict().parse(body)).not.toThrow();
    expect(JSON.stringify(body)).not.toMatch(/phone|driver|cargo|"id"|Проверкин/);
  }
  for (const visitor of [operator, kiosk])
    expect(Object.keys((await seen(visitor, 'terminal')).body.content[0]).toSorted()).toEqual(
      Object.keys(terminalQueue.shape.content.element.shape).toSorted(),
    );
  expect((await seen(driver, 'terminal')).status).toBe(403);
  expect((await seen(driver, 'admin')).status).toBe(403);
  expect((await seen(kiosk, 'admin')).status).toBe(403);
});

test('a called truck is called again, and its driver is told at most every two minutes and five times', async () => {
  const { id, phoneNumber } = await line.arrive(nine, { phoneNumber: '+79990000001' });
  const recall = () => operator.call('POST', `/queue/${id}/recall`);
  expect(await recall()).toMatchObject({ status: 422, body: { code: 'NOT_CALLED' } });
  const { calledAt } = (await line.next()).body;
  const told = async () =>
    (await messagesTo(app, phoneNumber ?? '')).filter(({ body }) => body.includes('ещё раз')).length;
  app.clock.advance({ minutes: 3 });
  expect((await recall()).body).toMatchObject({ calledAt, recalledAt: '2026-11-20T08:58:00+09:00' });
  expect(await told()).toBe(1);
  app.clock.advance({ minutes: 1 });
  expect((await recall()).status).toBe(200);
  expect(await told()).toBe(1);
  for (let again = 0; again < 6; again += 1) {
    app.clock.advance({ minutes: 2 });
    await recall();
  }
  expect(await told()).toBe(5);
});

test('with three ahead a driver is told so, once', async () => {
  for (let others = 0; others < 4; others += 1) await line.arrive(nine);
  app.clock.advance({ minutes: 1 });
  const fifth = await line.arrive(nine, { phoneNumber: '+79990000002' });
  const near = async () =>
    (await messagesTo(app, '+79990000002')).filter(({ body }) => body.includes('впереди машин: 3'));
  expect(await near()).toHaveLength(0);
  const { body: called } = await line.next();
  expect(await near()).toHaveLength(1);
  await line.move(called.id, 'WAITING');
  await line.next();
  expect((await line.read()).content.find(({ id }) => id === fifth.id)?.position).toBe(4);
  expect(await near()).toHaveLength(1);
});

test('whatever changes of a truck in the line is a new revision, also what moves nobody', async () => {
  const { id, vehicleModel } = await line.arrive(nine);
  const { revision } = await line.read();
  await operator.call('PUT', '/booking', { body: { id, cargoType: 'EMPTY' } });
  const changed = await line.read();
  expect(changed.revision).toBe(revision + 1);
  expect(changed.content[0]).toMatchObject({ cargo: 'EMPTY', version: 3 });
  const plate = { vehicleModel, vehicleRegistrationPlate: 'X999XX75' };
  expect((await operator.call('PUT', '/booking', { body: { id, ...plate } })).status).toBe(200);
  const renamed = await line.read();
  expect(renamed.revision).toBe(revision + 2);
  expect(renamed.content[0]).toMatchObject({ position: 1, vehicleRegistrationPlate: 'X999XX75' });
  const types = await app.database.db.selectFrom('queue_log').select('type').orderBy('seq').execute();
  expect(types.map(({ type }) => type)).toEqual(['ARRIVAL', 'PLATE']);
});

test('a truck can be called while the checkpoint is closed, and its history says so', async () => {
  const first = await line.arrive(nine);
  const second = await line.arrive(nine);
  await line.next();
  const closure = {
    from: '2026-11-20T08:00:00+09:00',
    to: '2026-11-20T12:00:00+09:00',
    reasons: { RU: 'x' },
  };
  await operator.call('PUT', '/system-params/booking-params', { body: { closures: [closure] } });
  expect((await line.read()).closure).toMatchObject({ to: closure.to, reasons: { RU: 'x', EN: 'x' } });
  expect((await line.next()).body.id).toBe(second.id);
  const lastEvent = async (id: string) =>
    (await operator.call('GET', `/booking/${id}/history`)).body.content.at(-1).to;
  expect(await lastEvent(second.id)).toMatchObject({ status: 'GO_TO_GATE', whileClosed: true });
  expect(await lastEvent(first.id)).not.toHaveProperty('whileClosed');
});

test('a hall that has the line is told 304 until it changes, and what operators see is kept by nobody', async () => {
  const ask = (placement: string, headers = {}) =>
    operator.call('GET', `/queue?size=5&placement=${placement}`, { headers });
  await line.arrive(nine);
  const board = await ask('board');
  const etag = String(board.headers.etag);
  expect(board.headers['cache-control']).toBe('private, max-age=0');
  expect(await ask('board', { 'if-none-match': etag })).toMatchObject({ status: 304, body: null });
  await line.arrive(nine);
  const changed = await ask('board', { 'if-none-match': etag });
  expect(changed).toMatchObject({ status: 200, body: { waiting: 2 } });
  for (const placement of ['admin', 'terminal']) {
    const { headers } = await ask(placement, { 'if-none-match': '*' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  }
});

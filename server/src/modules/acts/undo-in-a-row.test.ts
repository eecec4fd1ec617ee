import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Act } from '#contract/acts/acts.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';
import { releaseActs } from '../../testing/trucks/test-closures.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';
import { faultsOfLog, readLog } from '../../testing/trucks/test-log.ts';

let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set('2026-11-20T09:05:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  line = lineOf(app, operator);
  await operator.call('PUT', '/system-params/booking-params', { body: { certificateRequired: false } });
  const before = lineOf(app, await createVisitor(app, { roles: ['ADMIN'] }));
  for (const { id } of (await line.read()).content) await before.move(id, 'CANCELED');
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const acts = async (): Promise<Act[]> => (await operator.call('GET', '/acts/current-user')).body;
const undoLast = async () => {
  const act = (await acts()).find(({ undoable }) => undoable);
  return operator.call('POST', `/acts/${act?.id}/undo`);
};
const nine = '2026-11-20T09:00:00+09:00';

test('what was built upon can be undone again when the later act is undone', async () => {
  const { id } = await line.arrive(nine);
  await operator.call('PUT', '/booking', { body: { id, hasPriority: true } });
  await line.next();
  expect((await acts()).map(({ type, undoable }) => [type, undoable])).toEqual([
    ['CALL', true],
    ['PRIORITY', false],
    ['ARRIVAL', false],
  ]);
  for (let left = 3; left > 0; left -= 1) expect((await undoLast()).status).toBe(200);
  const booking = (await operator.call('GET', `/booking/${id}`)).body;
  expect(booking).toMatchObject({ bookingStatus: 'BOOKED', hasPriority: false });
  expect((await acts()).every(({ whyNot }) => whyNot?.code === 'UNDONE')).toBe(true);
});

test('what an undo would need is forgotten when it cannot be undone any more', async () => {
  const { id } = await bookAndConfirm(app, await createVisitor(app), '2026-11-21T09:00:00+09:00');
  const canceled = await operator.call('DELETE', `/booking/${id}`, { body: { acknowledged: [] } });
  expect(canceled.status).toBe(204);
  const kept = () =>
    app.database.db.selectFrom('act_booking').selectAll().where('booking_id', '=', id).execute();
  expect(await kept()).toHaveLength(1);
  await releaseActs(app);
  expect(await kept()).toEqual([]);
});

test('a truck that had answered after all keeps its place when it is returned later', async () => {
  const [first, second] = [await line.arrive(nine), await line.arrive(nine)];
  await line.next();
  app.clock.advance({ minutes: 1 });
  await line.move(first.id, 'WAITING', { reasonKind: 'NO_ANSWER' });
  expect(await line.waiting()).toEqual([second.formattedBookingNumber, first.formattedBookingNumber]);
  app.clock.advance({ minutes: 1 });
  expect((await undoLast()).body).toMatchObject({ bookingStatus: 'GO_TO_GATE' });
  await line.move(first.id, 'WAITING', { reasonKind: 'TECHNICAL' });
  expect(await line.waiting()).toEqual([first.formattedBookingNumber, second.formattedBookingNumber]);
  await line.next();
  const log = await readLog(operator);
  expect(log.slice(-4).map(({ type, inOrder }) => [type, inOrder])).toEqual([
    ['RETURN', null],
    ['CALL', true],
    ['RETURN', null],
    ['CALL', true],
  ]);
  expect(await faultsOfLog(log)).toEqual([]);
});

test('a ban that is undone gives the bookings back that it ended, and the ban that it replaced', async () => {
  const driver = await createVisitor(app);
  const { id, vehicleId } = await bookAndConfirm(app, driver, '2026-11-22T09:00:00+09:00');
  const until = '2026-12-01T00:00:00+09:00';
  const ban = (body: object) => operator.call('POST', '/vehicle/ban', { body: { vehicleId, ...body } });
  await ban({ reason: 'проезд без вызова', acknowledged: ['OTHER_BOOKINGS'] });
  expect((await operator.call('GET', `/booking/${id}`)).body.bookingStatus).toBe('CANCELED');
  expect((await undoLast()).body).toMatchObject({ id: vehicleId, banStatus: 'UNBANNED' });
  expect((await operator.call('GET', `/booking/${id}`)).body.bookingStatus).toBe('BOOKED');
  await ban({ reason: 'первый', until });
  app.clock.advance({ minutes: 1 });
  await ban({ reason: 'второй', acknowledged: [] });
  expect((await undoLast()).body).toMatchObject({ banStatus: 'BANNED', ban: { reason: 'первый', until } });
});

test('a departure is listed and never undone; the list ends with twenty', async () => {
  const { id } = await line.arrive(nine);
  await line.next();
  await line.move(id, 'LEFT_WAITING_ZONE');
  const [left] = await acts();
  expect(left).toMatchObject({ type: 'DEPARTURE', undoable: false, whyNot: { code: 'FINAL' } });
  expect(await operator.call('POST', `/acts/${left?.id}/undo`)).toMatchObject({
    status: 409,
    body: { code: 'UNDO_IMPOSSIBLE' },
  });
  const { id: other } = await line.book(nine);
  for (let more = 0; more < 10; more += 1)
    for (const status of ['WAITING', 'BOOKED'] as const) await line.move(other, status);
  expect(await acts()).toHaveLength(20);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PassList } from '#contract/bookings/passes.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimsOf } from '../../../testing/trucks/forged-passes.ts';
import { lineOf } from '../../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['OPERATOR'] });
  line = lineOf(app, await createVisitor(app, { roles: ['ADMIN'] }));
});

afterAll(() => app.close());

beforeEach(() => app.clock.set('2026-11-20T08:00:00+09:00'));

const read = async (headers: Readonly<Record<string, string>> = {}) =>
  operator.call('GET', '/pass-list', { headers });

test('the list names number and v of whoever may come or has come, and nobody', async () => {
  const [coming, here, canceled, later] = [
    await line.book('2026-11-20T10:00:00+09:00'),
    await line.arrive('2026-11-20T10:00:00+09:00'),
    await line.book('2026-11-20T11:00:00+09:00'),
    await line.book('2026-11-22T00:00:00+09:00'),
  ];
  await line.move(canceled.id, 'CANCELED');
  const { body, headers } = await read();
  const list = body as PassList;
  expect(list).toMatchObject({ from: '2026-11-19T00:00:00+09:00', to: '2026-11-22T00:00:00+09:00' });
  expect(headers['list-time']).toBe('2026-11-20T08:00:00+09:00');
  const v = claimsOf((await operator.call('GET', `/booking/${coming.id}`)).body.passQr).v;
  const own = [coming, here, canceled, later].map((booking) => booking.formattedBookingNumber);
  expect(list.passes.filter(({ number }) => own.includes(number))).toEqual([
    { number: coming.formattedBookingNumber, v },
    { number: here.formattedBookingNumber, v: 1, here: true },
  ]);
  expect(JSON.stringify(list)).not.toContain(coming.vehicleRegistrationPlate);
});

test('an unchanged list is not sent again, and its time is', async () => {
  const before = await read();
  app.clock.advance({ minutes: 5 });
  const again = await read({ 'if-none-match': String(before.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.headers['list-time']).toBe('2026-11-20T08:05:00+09:00');
  await line.book('2026-11-20T12:00:00+09:00');
  const changed = await read({ 'if-none-match': String(before.headers.etag) });
  expect(changed.status).toBe(200);
});

test('a pass that a change made void has another v in the list', async () => {
  const admin = await createVisitor(app, { roles: ['ADMIN'] });
  const booking = await line.book('2026-11-20T13:00:00+09:00');
  const before = claimsOf((await admin.call('GET', `/booking/${booking.id}`)).body.passQr);
  await admin.call('POST', `/booking/${booking.id}/pass-token`);
  const listed = ((await read()).body as PassList).passes.find(({ number }) => number === before.number);
  expect(listed?.v).toBe(before.v + 1);
});

test('it is for operators', async () => {
  for (const roles of [['AUDITOR'], ['BOARD'], []] as const) {
    const visitor = await createVisitor(app, { roles: [...roles] });
    expect((await visitor.call('GET', '/pass-list')).status).toBe(403);
  }
});

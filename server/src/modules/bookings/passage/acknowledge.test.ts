import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm, bookTruck, lastCodeOf } from '../../../testing/trucks/test-bookings.ts';
import { openStream } from '../../../testing/trucks/test-stream.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set('2026-11-20T07:30:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  await operator.call('PUT', '/system-params/booking-params', { body: { closures: [] } });
  // Reopened places are offered to the bookings that were moved; places left over come on sale.
  await app.services.jobs.drain();
});

afterAll(() => app.close());

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00+09:00`;

const move = async (id: string, status: string): Promise<Booking> =>
  (await operator.call('PUT', `/booking/${id}?status=${status}`)).body;

const called = async (): Promise<Booking> => {
  const { id } = await bookAndConfirm(app, driver, at(9));
  await move(id, 'WAITING');
  return move(id, 'GO_TO_GATE');
};

const acknowledge = (visitor: Visitor, id: string) => visitor.call('POST', `/booking/${id}/acknowledge-call`);

const rowOf = async (id: string) => {
  const { body } = await operator.call('GET', '/queue?size=1000');
  return body.content.find((row: { id: string }) => row.id === id);
};

const passOf = async ({ passToken }: Booking) =>
  (await app.server.inject({ url: `/oktet/api/v1/pass/${passToken}` })).json();

const verifyMail = (visitor: Visitor, email: string) =>
  app.database.db
    .updateTable('account')
    .set({ email, email_verified: true })
    .where('id', '=', visitor.userId)
    .execute();

const historyOf = async (id: string) =>
  (await operator.call('GET', `/booking/${id}/history?size=1000`)).body.content.map(
    ({ type, actor }: { type: string; actor: string }) => `${type} ${actor}`,
  );

test('a called driver says that he is on his way, and operators, pass and stream know it', async () => {
  const booking = await called();
  const stream = await openStream(app, operator, 'placement=admin');
  await stream.named('state');
  app.clock.advance({ minutes: 2 });
  const { status, body } = await acknowledge(driver, booking.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    acknowledgedAt: expect.stringContaining('2026-11-20T07:32:00'),
    version: booking.version,
  });
  const { data } = await stream.named('delta');
  stream.close();
  expect(data.placed).toEqual([
    [expect.any(Number), expect.objectContaining({ id: booking.id, acknowledgedAt: body.acknowledgedAt })],
  ]);
  expect(await rowOf(booking.id)).toMatchObject({ acknowledgedAt: body.acknowledgedAt });
  expect(await passOf(booking)).toMatchObject({ acknowledgedAt: body.acknowledgedAt });

  app.clock.advance({ minutes: 1 });
  expect((await acknowledge(driver, booking.id)).body.acknowledgedAt).toBe(body.acknowledgedAt);
  const events = await historyOf(booking.id);
  expect(events.filter((event: string) => event.startsWith('CALL_ACK'))).toEqual([
    'CALL_ACKNOWLEDGED DRIVER',
  ]);
  await move(booking.id, 'LEFT_WAITING_ZONE');
});

test('a recall asks again; whoever has the pass may answer', async () => {
  const booking = await called();
  await acknowledge(driver, booking.id);
  const recalled = await operator.call('POST', `/queue/${booking.id}/recall`);
  expect(recalled.body.acknowledgedAt).toBeUndefined();
  expect((await rowOf(booking.id)).acknowledgedAt).toBeUndefined();
  const url = `/oktet/api/v1/pass/${booking.passToken}/acknowledge-call`;
  const answered = await app.server.inject({ method: 'POST', url });
  expect(answered.statusCode).toBe(200);
  expect(answered.json()).toMatchObject({
    formattedBookingNumber: booking.formattedBookingNumber,
    acknowledgedAt: expect.any(String),
  });
  expect(await historyOf(booking.id)).toContain('CALL_ACKNOWLEDGED DRIVER');
  expect((await move(booking.id, 'WAITING')).acknowledgedAt).toBeUndefined();
  expect((await app.server.inject({ method: 'POST', url })).statusCode).toBe(422);
});

test('only its driver answers, and only a call', async () => {
  const owner = await createVisitor(app);
  const booking = await bookAndConfirm(app, owner, at(10));
  expect(await acknowledge(owner, booking.id)).toMatchObject({ status: 422, body: { code: 'NOT_CALLED' } });
  const stranger = await createVisitor(app);
  expect((await acknowledge(stranger, booking.id)).status).toBe(404);
  expect((await acknowledge(operator, booking.id)).status).toBe(403);
});

test('what a shift moved says so until its driver knows; the window skips the closure', async () => {
  const moving = await createVisitor(app);
  const booking = await bookAndConfirm(app, moving, at(14));
  const reasons = { RU: 'Учения', EN: 'Exercise' };
  const close = { minutes: 240, reasons, close: { reasons } };
  const shifted = await operator.call('POST', `/booking/shift?date=${encodeURIComponent(at(13))}`, {
    body: close,
  });
  expect(shifted.status).toBe(200);
  const moved = { from: at(14), at: expect.any(String), reasons: { ...reasons, CN: 'Учения' } };
  const seen = (await moving.call('GET', `/booking/${booking.id}`)).body;
  expect(seen).toMatchObject({ dateBooked: at(17), moved });
  expect(seen.moved.acknowledgedAt).toBeUndefined();
  const [listed] = (await moving.call('GET', '/booking/current-user')).body.content;
  expect(listed.moved).toEqual(seen.moved);
  expect(await passOf(booking)).toMatchObject({ moved, window: { from: at(17) } });

  const path = `/booking/${booking.id}/acknowledge-move`;
  expect((await operator.call('POST', path)).status).toBe(403);
  const known = await moving.call('POST', path);
  expect(known).toMatchObject({ status: 200, body: { moved: { acknowledgedAt: expect.any(String) } } });
  expect((await moving.call('POST', path)).body.moved).toEqual(known.body.moved);
  expect(await historyOf(booking.id)).toContain('MOVE_ACKNOWLEDGED DRIVER');
});

test('a second shift keeps the time that the driver knew; an own change ends it', async () => {
  const moving = await createVisitor(app);
  const booking = await bookAndConfirm(app, moving, at(20));
  const shift = (hour: number) =>
    operator.call('POST', `/booking/shift?date=${encodeURIComponent(at(hour))}`, {
      body: { minutes: 60, reason: 'Сбой' },
    });
  await shift(20);
  await shift(21);
  expect((await moving.call('GET', `/booking/${booking.id}`)).body).toMatchObject({
    dateBooked: at(22),
    moved: { from: at(20) },
  });
  const edited = await operator.call('PUT', '/booking', { body: { id: booking.id, dateBooked: at(23) } });
  expect(edited.body.moved).toBeUndefined();
});

test('a closure is told by SMS and mail to whom it moves and to trucks that wait', async () => {
  const both = await createVisitor(app);
  const { phone } = (await both.call('GET', '/users/current-user')).body;
  const waiting = await bookAndConfirm(app, both, at(9));
  await move(waiting.id, 'WAITING');
  const expected = await bookAndConfirm(app, both, at(11));
  await verifyMail(both, 'both@example.org');
  const reasons = { RU: 'Туман' };
  await operator.call('POST', `/booking/shift?date=${encodeURIComponent(at(7))}`, {
    body: { minutes: 240, reasons, close: { reasons } },
  });
  for (const to of [phone.value, 'both@example.org']) {
    const texts = (await messagesTo(app, to)).map(({ body }) => body);
    for (const [{ formattedBookingNumber }, words] of [
      [waiting, 'закрыт'],
      [expected, 'перенёс'],
    ] as const)
      expect(texts.some((text) => text.includes(formattedBookingNumber) && text.includes(words))).toBe(true);
  }
});

test('the confirmation names the day and time to come, and where to', async () => {
  const site = {
    names: { RU: 'Забайкальск', EN: 'Zabaikalsk', CN: '后贝加尔斯克' },
    address: 'А-350, 480 км',
    lat: 49.65,
    lon: 117.32,
    phone: '+73022000000',
  };
  const saved = await operator.call('PUT', '/system-params/booking-params', { body: { site } });
  expect(saved.body.site).toEqual(site);
  const half = await operator.call('PUT', '/system-params/booking-params', { body: { site: { lat: 1 } } });
  expect(half).toMatchObject({ status: 400, body: { errors: [{ propertyPath: 'site.lon' }] } });
  const mailed = await createVisitor(app);
  const { body: booking } = await bookTruck(app, mailed, { dateBooked: '2026-11-22T01:00:00+09:00' });
  const code = await lastCodeOf(app, mailed);
  await verifyMail(mailed, 'mailed@example.org');
  const confirmed = await mailed.call('POST', '/booking/confirm', { body: { code, id: booking.id } });
  expect(confirmed.status).toBe(204);
  const texts = (await messagesTo(app, 'mailed@example.org')).map(({ body }) => body).join('\n');
  expect(texts).toMatch(/Прибыть: с 21 ноября 2026 г\. в 22:00 до 22 ноября 2026 г\. в 01:10/);
  expect(texts).toContain('Забайкальск, А-350, 480 км, 49.65, 117.32');
  expect(await passOf(booking)).toMatchObject({ site });
  expect((await app.server.inject('/oktet/api/v1/info/acp')).json()).toMatchObject({ site });
});

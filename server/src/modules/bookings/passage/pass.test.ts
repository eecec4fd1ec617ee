import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shortPass } from '#kernel/passes/signed-pass.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { passPages } from './pass-page.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const see = async (token: string) => {
  const response = await app.server.inject({ url: `/oktet/api/v1/pass/${token}` });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

const book = (dateBooked = '2026-11-21T09:00:00+09:00') => bookAndConfirm(app, driver, dateBooked);

test('whoever has the address sees number, plate, time and status, and nothing of the driver', async () => {
  const booking = await book();
  const token = booking.passToken ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  const { status, body, headers } = await see(token);
  expect(status).toBe(200);
  expect(body).toEqual({
    formattedBookingNumber: booking.formattedBookingNumber,
    bookingStatus: 'BOOKED',
    vehicleRegistrationPlate: booking.vehicleRegistrationPlate,
    dateBooked: '2026-11-21T09:00:00+09:00',
    slotEnd: '2026-11-21T10:00:00+09:00',
    window: {
      from: '2026-11-21T06:00:00+09:00',
      onTimeUntil: '2026-11-21T09:10:00+09:00',
      to: '2026-11-21T11:00:00+09:00',
    },
    calledAt: null,
    recalledAt: null,
    acknowledgedAt: null,
    gate: null,
    late: false,
    hasPriority: false,
    position: null,
    etaFrom: null,
    etaTo: null,
    site: {},
    qr: expect.stringMatching(/^OKT1:/),
  });
  expect(shortPass(body.qr)).toBe(booking.formattedBookingNumber);
  expect(headers).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect((await see('A'.repeat(22))).status).toBe(404);
});

test('the page of a pass is not indexed either, and tells no other site where it is', async () => {
  const { headers } = await app.server.inject({ url: `/pass/${'A'.repeat(22)}` });
  expect(headers).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
  });
});

test('a new token makes the old address worthless; only owner and operator get one', async () => {
  const { id, passToken: old = '' } = await book();
  const stranger = await createVisitor(app);
  expect((await stranger.call('POST', `/booking/${id}/pass-token`)).status).toBe(404);
  const { passToken } = (await driver.call('POST', `/booking/${id}/pass-token`)).body;
  expect(passToken).not.toBe(old);
  expect([(await see(old)).status, (await see(passToken)).status]).toEqual([404, 200]);
  expect((await operator.call('POST', `/booking/${id}/pass-token`)).status).toBe(200);
  expect((await see(passToken)).status).toBe(404);
});

test('a pass tells of the end of its booking for a day, then nothing', async () => {
  const { id, passToken = '' } = await book();
  await operator.call('DELETE', `/booking/${id}`);
  app.clock.advance({ hours: 23 });
  expect((await see(passToken)).body.bookingStatus).toBe('CANCELED');
  app.clock.advance({ hours: 1 });
  expect((await see(passToken)).status).toBe(404);
});

test('while its truck waits a pass says its place and forecast, then where it is called to', async () => {
  const nine = '2026-11-23T09:00:00+09:00';
  const [first, second] = [await book(nine), await book(nine)];
  app.clock.set('2026-11-23T08:30:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  for (const { id } of [first, second]) await operator.call('PUT', `/booking/${id}?status=WAITING`);
  const token = second.passToken ?? '';
  const instant = expect.stringMatching(/^2026-11-23T\d\d:\d\d:00\+09:00$/);
  expect((await see(token)).body).toMatchObject({
    position: 2,
    etaFrom: instant,
    etaTo: instant,
    late: false,
  });
  await operator.call('POST', '/queue/next');
  expect((await see(token)).body.position).toBe(1);
  await operator.call('POST', '/queue/next', { body: { gate: '2' } });
  const called = { bookingStatus: 'GO_TO_GATE', gate: '2', calledAt: '2026-11-23T08:30:00+09:00' };
  expect((await see(token)).body).toMatchObject({
    ...called,
    position: null,
    etaFrom: null,
    recalledAt: null,
  });
  app.clock.advance({ minutes: 3 });
  await operator.call('POST', `/queue/${second.id}/recall`);
  expect((await see(token)).body.recalledAt).toBe('2026-11-23T08:33:00+09:00');
});

test('the link of a pass has a preview, which says no more than the pass', async () => {
  const tomorrow = app.clock.now().add({ hours: 24 }).round({ smallestUnit: 'hour' });
  const booking = await bookAndConfirm(app, await createVisitor(app), tomorrow.toString());
  const { config } = app.services;
  const ctx = { ...app.systemContext(), config, language: 'RU' as const };
  const found = await passPages.find(ctx, `/pass/${booking.passToken}`);
  expect(found?.title).toMatch(/^Пропуск /);
  expect(found?.description).toContain(booking.formattedBookingNumber);
  expect(found?.description).toContain('ноября 2026');
  expect(await passPages.find(ctx, '/pass/another')).toBeUndefined();
  expect(await passPages.find(ctx, `/pass/${'A'.repeat(22)}`)).toBeUndefined();
});

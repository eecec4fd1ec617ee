import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import type { Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { kioskOf, openRoomyCheckpoint } from '../../testing/trucks/test-kiosk.ts';

let app: TestApp;
let operator: Visitor;
let desk: Awaited<ReturnType<typeof kioskOf>>;
let phones = 0;
let phoneNumber: string;

const nine = '2026-11-21T09:00:00+09:00';
const toThird = { RU: 'За весами налево', EN: 'Left after the scales', CN: '过磅后左转' };

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T08:00:00+09:00');
  operator = await openRoomyCheckpoint(app);
  await operator.call('PUT', '/system-params/booking-params', {
    body: { gates: ['1', { name: '3', directions: toThird }, { name: '4', directions: { RU: 'Прямо' } }] },
  });
});

afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-21T08:30:00+09:00');
  phones += 1;
  phoneNumber = `+7914555000${phones}`;
  desk = await kioskOf(app, operator);
});

const lastText = async () => (await messagesTo(app, phoneNumber)).at(-1)?.body;

const callTo = async (gate: string, language: string): Promise<Booking> => {
  const booking = await desk.line.arrive(nine, { phoneNumber, language });
  expect((await desk.line.move(booking.id, 'GO_TO_GATE', { gate })).status).toBe(200);
  return booking;
};

test('a call, a repeated one and a redirection tell the way in the driver’s language', async () => {
  const { id } = await callTo('3', 'CN');
  expect(await lastText()).toContain(`。${toThird.CN}`);
  await operator.call('POST', `/queue/${id}/recall`);
  expect(await lastText()).toMatch(new RegExp(`再次.*。${toThird.CN}$`));
  await operator.call('PUT', `/queue/${id}/gate`, { body: { gate: '4' } });
  expect(await lastText()).toMatch(/闸口 4！.*。Прямо$/);
  await operator.call('PUT', `/queue/${id}/gate`, { body: { gate: '1' } });
  expect(await lastText()).toMatch(/\d$/);
});

test('card, pass and kiosk say the way to the gate in all languages, while the truck is called', async () => {
  const booking = await callTo('3', 'RU');
  const shown = async () => [
    (await operator.call('GET', `/booking/${booking.id}`)).body.gateDirections,
    (await operator.call('GET', `/pass/${booking.passToken}`)).body.gateDirections,
    (await desk.checkIn({ text: desk.qrOf(booking) })).gateDirections,
  ];
  expect(await shown()).toEqual([toThird, toThird, toThird]);
  await operator.call('PUT', `/queue/${booking.id}/gate`, { body: { gate: '1' } });
  expect(await shown()).toEqual([undefined, undefined, undefined]);
  await operator.call('PUT', `/queue/${booking.id}/gate`, { body: { gate: '3' } });
  await desk.line.move(booking.id, 'LEFT_WAITING_ZONE');
  expect(await shown()).toEqual([undefined, undefined, undefined]);
});

test('a kiosk says that a closure moved the booking, from when and why', async () => {
  const booking = await desk.book('2026-11-21T11:00:00+09:00');
  const reasons = { RU: 'Метель', EN: 'Snowstorm', CN: '暴风雪' };
  const closure = { date: '2026-11-21T11:00:00+09:00', minutes: 60, reasons };
  expect((await operator.call('POST', '/closures', { body: closure })).status).toBe(200);
  app.clock.set('2026-11-21T11:30:00+09:00');
  expect(await desk.checkIn(desk.byPlate(booking))).toMatchObject({
    dateBooked: '2026-11-21T12:00:00+09:00',
    moved: { from: '2026-11-21T11:00:00+09:00', reasons },
  });
});

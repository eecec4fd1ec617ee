import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { kioskOf, openRoomyCheckpoint } from '../../../testing/trucks/test-kiosk.ts';

let app: TestApp;
let operator: Visitor;
let desk: Awaited<ReturnType<typeof kioskOf>>;

const nine = '2026-11-21T09:00:00+09:00';
const at = (time: string) => `2026-11-21T${time}:00+09:00`;

beforeAll(async () => {
  app = await createTestApp();
  // A new session, because an operator's session ends after a day.
  app.clock.set(at('05:00'));
  operator = await openRoomyCheckpoint(app);
});

afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set(at('08:00'));
  desk = await kioskOf(app, operator);
});

test('whoever stood at a kiosk without network in time is on time, however late the server hears of it', async () => {
  const { book, checkIn, byPlate, line } = desk;
  const booking = await book(nine);
  app.clock.set(at('10:30'));
  expect(await checkIn({ ...byPlate(booking), at: at('09:05') })).toMatchObject({ outcome: 'ON_TIME' });
  const { content } = await line.read();
  const row = content.find(
    ({ formattedBookingNumber }) => formattedBookingNumber === booking.formattedBookingNumber,
  );
  expect(row).toMatchObject({ late: false });
});

test('a moment in the future or more than half a day ago counts as now', async () => {
  const { book, checkIn, byPlate } = desk;
  const [first, second] = [await book(nine), await book(nine)];
  app.clock.set(at('10:30'));
  expect(await checkIn({ ...byPlate(first), at: at('10:31') })).toMatchObject({ outcome: 'LATE' });
  expect(await checkIn({ ...byPlate(second), at: '2026-11-20T22:00:00+09:00' })).toMatchObject({
    outcome: 'LATE',
  });
});

test('a called truck is told its gate and when it was called', async () => {
  const { book, checkIn, byPlate } = desk;
  const booking = await book(nine);
  app.clock.set(at('09:00'));
  await checkIn(byPlate(booking));
  await operator.call('PUT', `/booking/${booking.id}?status=GO_TO_GATE`, { body: { gate: '3' } });
  expect(await checkIn(byPlate(booking))).toMatchObject({
    outcome: 'CALLED',
    gate: '3',
    calledAt: at('09:00'),
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { kioskOf, openRoomyCheckpoint } from '../../../testing/trucks/test-kiosk.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let desk: Awaited<ReturnType<typeof kioskOf>>;

const nine = '2026-11-21T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  // A new session, because an operator's session ends after a day.
  app.clock.set('2026-11-21T05:00:00+09:00');
  operator = await openRoomyCheckpoint(app);
});

afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-21T09:05:00+09:00');
  desk = await kioskOf(app, operator);
});

const at = (time: string) => app.clock.set(`2026-11-21T${time}+09:00`);

test('whoever comes after the beginning of the slot is on time, and told place, forecast and number', async () => {
  const { line, book, checkIn, byPlate } = desk;
  const booking = await book(nine);
  const answer = await checkIn(byPlate(booking));
  expect(answer).toMatchObject({
    outcome: 'ON_TIME',
    formattedBookingNumber: booking.formattedBookingNumber,
    vehicleRegistrationPlate: booking.vehicleRegistrationPlate,
    dateBooked: nine,
    language: booking.language,
    window: { from: '2026-11-21T06:00:00+09:00', to: '2026-11-21T11:00:00+09:00' },
  });
  const { queue } = (await operator.call('GET', `/booking/${booking.id}`)).body;
  expect(answer.position).toBe(queue.position);
  expect([answer.etaFrom, answer.etaTo]).toEqual([queue.etaFrom ?? undefined, queue.etaTo ?? undefined]);
  expect(answer.logHead).toEqual((await line.read()).logHead);
  const { content } = (await operator.call('GET', `/booking/${booking.id}/history`)).body;
  expect(content.at(-1)).toMatchObject({ actor: 'TERMINAL', to: { status: 'WAITING' } });
});

test('a plate is found however it is written, a number with and without its dash, a pass by its code alone', async () => {
  const { phoneEnding, book, checkIn, qrOf, statusOf } = desk;
  const plates = [await book(nine), await book(nine), await book(nine), await book(nine)] as const;
  const latin = plates[0].vehicleRegistrationPlate.toLowerCase().replace('т', 't').replace('ес', 'ec');
  const texts: [Booking, object][] = [
    [plates[0], { text: ` ${latin.slice(0, 1)}-${latin.slice(1)} `, phoneEnding }],
    [plates[1], { text: plates[1].formattedBookingNumber, phoneEnding }],
    [plates[2], { text: plates[2].formattedBookingNumber.replace('-', ''), phoneEnding }],
    [plates[3], { text: qrOf(plates[3]) }],
  ];
  for (const [booking, body] of texts) {
    expect(await checkIn(body)).toMatchObject({
      outcome: 'ON_TIME',
      formattedBookingNumber: booking.formattedBookingNumber,
    });
    expect(await statusOf(booking)).toBe('WAITING');
  }
});

test('a truck is on time from the beginning of its window on, and early before', async () => {
  const { book, checkIn, byPlate, statusOf } = desk;
  const booking = await book(nine);
  at('05:59:59');
  const tooEarly = await checkIn(byPlate(booking));
  expect(tooEarly).toMatchObject({ outcome: 'EARLY', window: { from: '2026-11-21T06:00:00+09:00' } });
  expect(tooEarly.position).toBeUndefined();
  expect(await statusOf(booking)).toBe('BOOKED');
  at('06:00:00');
  const onTime = await checkIn(byPlate(booking));
  expect(onTime.outcome).toBe('ON_TIME');
  expect(onTime.position).toBeGreaterThan(0);
  expect(await statusOf(booking)).toBe('WAITING');
});

test('ten minutes after the beginning it is late; after the grace it is too late, whether or not a job was there', async () => {
  const { book, checkIn, byPlate, statusOf } = desk;
  at('08:00:00');
  const [late, tooLate] = [await book(nine), await book(nine)];
  at('09:10:01');
  const answer = await checkIn(byPlate(late));
  expect(answer.outcome).toBe('LATE');
  expect(answer.position).toBeGreaterThan(0);
  at('11:00:01');
  expect((await checkIn(byPlate(tooLate))).outcome).toBe('TOO_LATE');
  expect(await statusOf(tooLate)).toBe('BOOKED');
  await sql`UPDATE booking SET status = 'CANCELED', cancellation_code = 'NO_SHOW', canceled_at = ${app.clock.now()}
    WHERE id = ${tooLate.id}`.execute(app.database.db);
  expect((await checkIn(byPlate(tooLate))).outcome).toBe('TOO_LATE');
});

test('on another day the driver is told when to come', async () => {
  const { book, checkIn, byPlate, statusOf } = desk;
  const tomorrow = '2026-11-22T09:00:00+09:00';
  const booking = await book(tomorrow);
  const answer = await checkIn(byPlate(booking));
  expect(answer).toMatchObject({
    outcome: 'WRONG_DAY',
    dateBooked: tomorrow,
    window: { from: '2026-11-22T06:00:00+09:00' },
  });
  expect(await statusOf(booking)).toBe('BOOKED');
});

test('a hold is not confirmed, before and after its time has run out', async () => {
  const { phoneNumber, checkIn, byPlate, statusOf } = desk;
  const driver = await createVisitor(app);
  const { body: hold } = await bookTruck(app, driver, {
    dateBooked: '2026-11-21T11:00:00+09:00',
    phoneNumber,
  });
  expect((await checkIn(byPlate(hold))).outcome).toBe('NOT_CONFIRMED');
  app.clock.advance({ minutes: 16 });
  expect((await checkIn(byPlate(hold))).outcome).toBe('NOT_CONFIRMED');
  expect(await statusOf(hold)).toBe('CANCELED');
  expect((await checkIn(byPlate(hold))).outcome).toBe('NOT_CONFIRMED');
});

test('a truck that waits, was called, has left, was canceled or banned is told so', async () => {
  const { line, book, checkIn, byPlate } = desk;
  const booking = await book(nine);
  const body = byPlate(booking);
  const { position } = await checkIn(body);
  expect(await checkIn(body)).toMatchObject({ outcome: 'ALREADY_WAITING', position });
  await line.move(booking.id, 'GO_TO_GATE');
  const called = await checkIn(body);
  expect(called.outcome).toBe('CALLED');
  expect(called.position).toBeUndefined();
  await line.move(booking.id, 'LEFT_WAITING_ZONE');
  expect((await checkIn(body)).outcome).toBe('LEFT');

  const canceled = await book(nine);
  await operator.call('DELETE', `/booking/${canceled.id}?reason=x`);
  expect((await checkIn(byPlate(canceled))).outcome).toBe('CANCELED');

  const banned = await book(nine);
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned.vehicleId, reason: 'x' } });
  expect((await checkIn(byPlate(banned))).outcome).toBe('BANNED');
});

test('the confirmed booking of a plate comes before those that ended', async () => {
  const { phoneNumber, book, checkIn, byPlate } = desk;
  const canceled = await book(nine);
  await operator.call('DELETE', `/booking/${canceled.id}?reason=x`);
  const { body: again } = await operator.call('POST', '/booking', {
    body: { dateBooked: nine, vehicleId: canceled.vehicleId, phoneNumber },
  });
  expect(await checkIn(byPlate(again))).toMatchObject({
    outcome: 'ON_TIME',
    formattedBookingNumber: again.formattedBookingNumber,
  });
});

test('an ended booking of long ago tells nothing any more', async () => {
  const { book, checkIn, byPlate } = desk;
  const booking = await book(nine);
  await operator.call('DELETE', `/booking/${booking.id}?reason=x`);
  app.clock.advance({ hours: 25 });
  expect((await checkIn(byPlate(booking))).outcome).toBe('NO_BOOKING');
});

test('a change of time that waits for its code does not keep a truck from arriving for its old time', async () => {
  const { phoneNumber, checkIn, byPlate, statusOf } = desk;
  at('05:50:00');
  const driver = await createVisitor(app);
  const { vehicleId } = await createTruck(app, driver.userId);
  const { body: booking } = await operator.call('POST', '/booking', {
    body: { dateBooked: nine, vehicleId, phoneNumber },
  });
  await driver.call('PUT', '/booking', {
    body: { id: booking.id, dateBooked: '2026-11-21T12:00:00+09:00' },
  });
  expect(await statusOf(booking)).toBe('WAITING_FOR_CHANGES_CONFIRMATION');
  at('06:00:00');
  expect(await checkIn(byPlate(booking))).toMatchObject({ outcome: 'ON_TIME', dateBooked: nine });
  expect(await statusOf(booking)).toBe('WAITING');
});

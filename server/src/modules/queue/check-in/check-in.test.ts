import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { type CheckInAnswer, checkInAnswer } from '#contract/check-in.ts';
import { passQr } from '#contract/pass-qr.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck } from '../../../testing/test-bookings.ts';
import { lineOf } from '../../../testing/test-line.ts';
import { createTruck } from '../../../testing/test-truck.ts';
import { createVisitor, type Visitor } from '../../../testing/test-visitor.ts';

let app: TestApp;
let operator: Visitor;
let kiosk: Visitor;
let line: ReturnType<typeof lineOf>;

const nine = '2026-11-21T09:00:00+09:00';
const phoneNumber = '+79145554567';
const phoneEnding = '4567';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', '/system-params/booking-params', {
    body: { slotCapacity: 100, priorityReserve: 0 },
  });
  line = lineOf(app, operator);
});

afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-21T09:05:00+09:00');
  kiosk = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
});

const book = (dateBooked = nine, more: object = {}) => line.book(dateBooked, { phoneNumber, ...more });
const statusOf = async ({ id }: Booking) => (await operator.call('GET', `/booking/${id}`)).body.bookingStatus;
const at = (time: string) => app.clock.set(`2026-11-21T${time}+09:00`);

type Sent = { readonly by?: Visitor; readonly key?: string };

const send = (body: object, { by = kiosk, key }: Sent = {}) =>
  by.call('POST', '/queue/check-in', { body, headers: { ...(key && { 'idempotency-key': key }) } });

const checkIn = async (body: object, sent?: Sent): Promise<CheckInAnswer> => {
  const answer = await send(body, sent);
  expect(answer.status).toBe(200);
  return checkInAnswer.strict().parse(answer.body);
};

const byPlate = (booking: Booking, more: object = {}) => ({
  text: booking.vehicleRegistrationPlate,
  phoneEnding,
  ...more,
});

const qrOf = ({ formattedBookingNumber, passToken = '' }: Booking) =>
  passQr(formattedBookingNumber, passToken);

test('whoever comes after the beginning of the slot is on time, and told place, forecast and number', async () => {
  const booking = await book();
  const answer = await checkIn(byPlate(booking));
  expect(answer).toMatchObject({
    outcome: 'ON_TIME',
    formattedBookingNumber: booking.formattedBookingNumber,
    vehicleRegistrationPlate: booking.vehicleRegistrationPlate,
    dateBooked: nine,
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
  const plates = [await book(), await book(), await book(), await book()] as const;
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

test('before its slot a truck arrives early and waits, from the beginning of the window on', async () => {
  const booking = await book();
  at('05:59:59');
  const tooEarly = await checkIn(byPlate(booking));
  expect(tooEarly).toMatchObject({ outcome: 'EARLY', window: { from: '2026-11-21T06:00:00+09:00' } });
  expect(tooEarly.position).toBeUndefined();
  expect(await statusOf(booking)).toBe('BOOKED');
  at('06:00:00');
  const early = await checkIn(byPlate(booking));
  expect(early.outcome).toBe('EARLY');
  expect(early.position).toBeGreaterThan(0);
  expect(await statusOf(booking)).toBe('WAITING');
});

test('ten minutes after the beginning it is late; after the grace it is too late, whether or not a job was there', async () => {
  at('08:00:00');
  const [late, tooLate] = [await book(), await book()];
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
  const booking = await book();
  const body = byPlate(booking);
  const { position } = await checkIn(body);
  expect(await checkIn(body)).toMatchObject({ outcome: 'ALREADY_WAITING', position });
  await line.move(booking.id, 'GO_TO_GATE');
  const called = await checkIn(body);
  expect(called.outcome).toBe('CALLED');
  expect(called.position).toBeUndefined();
  await line.move(booking.id, 'LEFT_WAITING_ZONE');
  expect((await checkIn(body)).outcome).toBe('LEFT');

  const canceled = await book();
  await operator.call('DELETE', `/booking/${canceled.id}?reason=x`);
  expect((await checkIn(byPlate(canceled))).outcome).toBe('CANCELED');

  const banned = await book();
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned.vehicleId, reason: 'x' } });
  expect((await checkIn(byPlate(banned))).outcome).toBe('BANNED');
});

test('the confirmed booking of a plate comes before those that ended', async () => {
  const canceled = await book();
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
  const booking = await book();
  await operator.call('DELETE', `/booking/${booking.id}?reason=x`);
  app.clock.advance({ hours: 25 });
  expect((await checkIn(byPlate(booking))).outcome).toBe('NO_BOOKING');
});

test('a change of time that waits for its code does not keep a truck from arriving for its old time', async () => {
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
  expect(await checkIn(byPlate(booking))).toMatchObject({ outcome: 'EARLY', dateBooked: nine });
  expect(await statusOf(booking)).toBe('WAITING');
});

test('a plate or a number alone asks for the phone’s ending, and a wrong one is told nothing more', async () => {
  const booking = await book();
  const stranger: object[] = [
    { text: booking.vehicleRegistrationPlate },
    { text: booking.formattedBookingNumber },
    byPlate(booking, { phoneEnding: '0000' }),
    { text: `${booking.formattedBookingNumber}-00000000` },
  ];
  for (const body of stranger) {
    const answer = await checkIn(body);
    expect(answer).toEqual({ outcome: 'PHONE_ENDING_NEEDED', logHead: answer.logHead });
  }
  expect(await statusOf(booking)).toBe('BOOKED');
  const none = await checkIn({ text: 'Я000ЯЯ00', phoneEnding });
  expect(none).toEqual({ outcome: 'NO_BOOKING', logHead: none.logHead });
});

test('without a phone in the booking it is the account’s verified one; without either only a pass or staff help', async () => {
  const driver = await createVisitor(app);
  const own = (await driver.call('GET', '/users/current-user')).body.phone.value;
  const bookWithout = async () => {
    const { body } = await bookTruck(app, driver, { dateBooked: '2026-11-21T11:00:00+09:00' });
    await sql`UPDATE booking SET phone = NULL, status = 'BOOKED', hold_until = NULL WHERE id = ${body.id}`.execute(
      app.database.db,
    );
    return body as Booking;
  };
  const withAccount = await bookWithout();
  expect((await checkIn(byPlate(withAccount, { phoneEnding: own.slice(-4) }))).outcome).toBe('EARLY');
  const withNone = await bookWithout();
  await sql`UPDATE account SET phone_verified = false WHERE id = ${driver.userId}`.execute(app.database.db);
  const ending = own.slice(-4);
  expect((await checkIn(byPlate(withNone, { phoneEnding: ending }))).outcome).toBe('PHONE_ENDING_NEEDED');
  expect((await checkIn({ text: qrOf(withNone) })).outcome).toBe('EARLY');
});

test('the fifth wrong ending in a quarter of an hour is the last at every kiosk; the right one counts for nothing', async () => {
  const booking = await book();
  const other = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
  for (const by of [kiosk, other, kiosk, other, kiosk])
    expect((await checkIn(byPlate(booking, { phoneEnding: '0000' }), { by })).outcome).toBe(
      'PHONE_ENDING_NEEDED',
    );
  const stopped = await send(byPlate(booking), { by: other });
  expect([stopped.status, stopped.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(JSON.stringify(stopped.body)).not.toContain(booking.vehicleRegistrationPlate);
  expect((await checkIn({ text: qrOf(booking) })).outcome).toBe('ON_TIME');
  app.clock.advance({ minutes: 15 });
  for (let again = 0; again < 7; again += 1)
    expect((await checkIn(byPlate(booking))).outcome).toBe('ALREADY_WAITING');
});

test('a kiosk looks up thirty times a minute, an operator as often as he likes', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1) statuses.push((await send({ text: `Х${count}ХХ00` })).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
  expect((await send({ text: 'Х1ХХ00' }, { by: operator })).status).toBe(200);
});

test('the same key gives the same answer and one arrival, however often and at once it is sent', async () => {
  const booking = await book();
  const body = byPlate(booking);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, { key: 'one' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  for (const { body: answered } of answers) expect(answered).toEqual(answers[0]?.body);
  expect(answers[0]?.body.outcome).toBe('ON_TIME');
  app.clock.advance({ minutes: 5 });
  expect((await send(body, { key: 'one' })).body).toEqual(answers[0]?.body);
  const { content } = (await operator.call('GET', `/booking/${booking.id}/history`)).body;
  expect(
    content.filter((event: { to?: { status?: string } }) => event.to?.status === 'WAITING'),
  ).toHaveLength(1);
  expect((await send({ ...body, phoneEnding: '0000' }, { key: 'one' })).status).toBe(409);
});

test('two kiosks at once make one arrival', async () => {
  const booking = await book();
  const other = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
  const answers = await Promise.all([
    checkIn(byPlate(booking)),
    checkIn({ text: qrOf(booking) }, { by: other }),
  ]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['ALREADY_WAITING', 'ON_TIME']);
  expect(answers[0]?.position).toBe(answers[1]?.position);
});

test('an operator needs no ending, and may record an arrival at any time', async () => {
  const [early, late] = [await book('2026-11-22T09:00:00+09:00'), await book()];
  const arrived = await checkIn({ text: early.vehicleRegistrationPlate }, { by: operator });
  expect(arrived.outcome).toBe('EARLY');
  expect(arrived.position).toBeGreaterThan(0);
  at('11:30:00');
  expect((await checkIn({ text: late.formattedBookingNumber }, { by: operator })).outcome).toBe('LATE');
});

test('an administrator at a kiosk is a kiosk; a driver and a screen in the hall check nobody in', async () => {
  const booking = await book();
  const administrator = await createVisitor(app, { roles: ['ADMIN'], type: 'terminal' });
  const text = booking.vehicleRegistrationPlate;
  expect((await checkIn({ text }, { by: administrator })).outcome).toBe('PHONE_ENDING_NEEDED');
  const others = [await createVisitor(app), await createVisitor(app, { roles: ['BOARD'] })];
  for (const by of others) expect((await send(byPlate(booking), { by })).status).toBe(403);
  expect((await send({ text: '' })).status).toBe(400);
  expect((await send({ text: 'x', phoneEnding: '123' })).status).toBe(400);
});

test('no answer says anything of the driver', async () => {
  const booking = await book(nine, { firstNameOfDriver: 'Тайный', email: 'secret@example.com' });
  const answers = [
    await send({ text: booking.vehicleRegistrationPlate }),
    await send(byPlate(booking)),
    await send(byPlate(booking)),
  ];
  const all = JSON.stringify(answers.map(({ body }) => body));
  expect(all).not.toMatch(/Тайный|secret@|79145554567|userId|passToken|phoneNumber/);
});

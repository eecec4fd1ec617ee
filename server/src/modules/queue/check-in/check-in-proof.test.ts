import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { kioskOf, openKiosk, openRoomyCheckpoint } from '../../../testing/trucks/test-kiosk.ts';

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

test('a plate or a number alone asks for the phone’s ending, and a wrong one is told nothing more', async () => {
  const { phoneEnding, book, checkIn, byPlate, statusOf } = desk;
  const booking = await book(nine);
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
  const { checkIn, byPlate, qrOf } = desk;
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
  expect((await checkIn(byPlate(withAccount, { phoneEnding: own.slice(-4) }))).outcome).toBe('ON_TIME');
  const withNone = await bookWithout();
  await sql`UPDATE account SET phone_verified = false WHERE id = ${driver.userId}`.execute(app.database.db);
  const ending = own.slice(-4);
  expect((await checkIn(byPlate(withNone, { phoneEnding: ending }))).outcome).toBe('PHONE_ENDING_NEEDED');
  expect((await checkIn({ text: qrOf(withNone) })).outcome).toBe('ON_TIME');
});

test('after five wrong endings a kiosk asks for the pass; the driver’s own ending still fits at another', async () => {
  const { kiosk, send, book, checkIn, byPlate, qrOf } = desk;
  const booking = await book(nine);
  const number = booking.formattedBookingNumber;
  const texts = [
    booking.vehicleRegistrationPlate,
    number,
    `${number}-10000001`,
    `${number}-10000002`,
    number,
  ];
  for (const text of texts)
    expect((await checkIn({ text, phoneEnding: '0000' })).outcome).toBe('PHONE_ENDING_NEEDED');
  app.clock.advance({ minutes: 5 });
  for (const text of [...texts, `${number}-10000003`]) {
    const stopped = await send({ text, phoneEnding: desk.phoneEnding }, { by: kiosk });
    expect([stopped.status, stopped.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(stopped.headers['retry-after']).toBe('600');
    expect(JSON.stringify(stopped.body)).not.toContain(booking.vehicleRegistrationPlate);
  }
  expect((await checkIn({ text: qrOf(booking), phoneEnding: '0000' })).outcome).toBe('ON_TIME');
  const other = await openKiosk(app);
  expect((await checkIn(byPlate(booking), { by: other })).outcome).toBe('ALREADY_WAITING');
  app.clock.advance({ minutes: 10 });
  for (let again = 0; again < 7; again += 1)
    expect((await checkIn(byPlate(booking))).outcome).toBe('ALREADY_WAITING');
});

test('more kiosks do not mean ever more wrong endings for one truck', async () => {
  const { send, book, byPlate } = desk;
  const booking = await book(nine);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const by = await openKiosk(app);
    for (let guess = 0; guess < 5; guess += 1)
      statuses.push((await send(byPlate(booking, { phoneEnding: '0000' }), { by })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
});

test('sessions of one account do not multiply what it may guess', async () => {
  const { book, byPlate } = desk;
  const account = await addAccount(app, { roles: ['BOARD'] });
  const trucks: Booking[] = [];
  for (let count = 0; count < 6; count += 1) trucks.push(await book(nine));
  const statuses: number[] = [];
  for (let session = 0; session < 4; session += 1) {
    app.clock.advance({ minutes: 1 });
    const token = await signIn(app, account, 'terminal');
    for (const truck of trucks)
      for (let guess = 0; guess < 5; guess += 1) {
        const json = byPlate(truck, { phoneEnding: '0000' });
        statuses.push((await call(app, 'POST /queue/check-in', { token, json })).statusCode);
      }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
});

test('a kiosk looks up thirty times a minute, an operator as often as he likes', async () => {
  const { send } = desk;
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1) statuses.push((await send({ text: `Х${count}ХХ00` })).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
  expect((await send({ text: 'Х1ХХ00' }, { by: operator })).status).toBe(200);
});

test('the same key gives the same answer and one arrival, however often and at once it is sent', async () => {
  const { send, book, byPlate } = desk;
  const booking = await book(nine);
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
  const { book, checkIn, byPlate, qrOf } = desk;
  const booking = await book(nine);
  const other = await openKiosk(app);
  const answers = await Promise.all([
    checkIn(byPlate(booking)),
    checkIn({ text: qrOf(booking) }, { by: other }),
  ]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['ALREADY_WAITING', 'ON_TIME']);
  expect(answers[0]?.position).toBe(answers[1]?.position);
});

test('an operator needs no ending, and may record an arrival at any time', async () => {
  const { book, checkIn } = desk;
  const [early, late] = [await book('2026-11-22T09:00:00+09:00'), await book(nine)];
  const arrived = await checkIn({ text: early.vehicleRegistrationPlate }, { by: operator });
  expect(arrived.outcome).toBe('EARLY');
  expect(arrived.position).toBeGreaterThan(0);
  at('11:30:00');
  expect((await checkIn({ text: late.formattedBookingNumber }, { by: operator })).outcome).toBe('LATE');
});

test('an administrator at a kiosk is a kiosk; a driver and a screen in the hall check nobody in', async () => {
  const { send, book, checkIn, byPlate } = desk;
  const booking = await book(nine);
  const administrator = await createVisitor(app, { roles: ['ADMIN'], type: 'terminal' });
  const text = booking.vehicleRegistrationPlate;
  expect((await checkIn({ text }, { by: administrator })).outcome).toBe('PHONE_ENDING_NEEDED');
  const others = [await createVisitor(app), await createVisitor(app, { roles: ['BOARD'] })];
  for (const by of others) expect((await send(byPlate(booking), { by })).status).toBe(403);
  expect((await send({ text: '' })).status).toBe(400);
  expect((await send({ text: 'x', phoneEnding: '123' })).status).toBe(400);
});

test('no answer says anything of the driver', async () => {
  const { send, book, byPlate } = desk;
  const booking = await book(nine, { firstNameOfDriver: 'Тайный', email: 'secret@example.com' });
  const answers = [
    await send({ text: booking.vehicleRegistrationPlate }),
    await send(byPlate(booking)),
    await send(byPlate(booking)),
  ];
  const all = JSON.stringify(answers.map(({ body }) => body));
  expect(all).not.toMatch(/Тайный|secret@|79145554567|userId|passToken|phoneNumber/);
});

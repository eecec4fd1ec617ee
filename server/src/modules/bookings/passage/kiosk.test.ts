import { afterAll, beforeAll, expect, test } from 'vitest';
import { terminalBooking } from '#contract/queue/check-in.ts';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck } from '../../../testing/trucks/test-bookings.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T08:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(() => app.close());

const openKiosk = (role: 'ADMIN' | 'BOARD') => createVisitor(app, { roles: [role], type: 'terminal' });
const book = async () => (await bookTruck(app, operator, { dateBooked: '2026-11-21T09:00:00+09:00' })).body;

test.each(['ADMIN', 'BOARD'] as const)(
  'a kiosk of %s finds a booking, is told nothing of the driver, and moves it by check-in only',
  async (role) => {
    const kiosk = await openKiosk(role);
    const { id, formattedBookingNumber, vehicleRegistrationPlate, dateBooked, version } = await book();
    const window = { from: '2026-11-21T06:00:00+09:00', to: '2026-11-21T11:00:00+09:00' };
    const found = { id, formattedBookingNumber, vehicleRegistrationPlate, dateBooked, window };
    const booked = { ...found, bookingStatus: 'BOOKED', version };
    const number = `/booking/formattedBookingNumber/${formattedBookingNumber}`;
    const plate = `/booking/earliest-by-plate?registrationPlate=${encodeURIComponent(vehicleRegistrationPlate)}`;
    expect((await kiosk.call('GET', number)).body).toEqual(booked);
    expect((await kiosk.call('GET', plate)).body).toEqual(booked);
    const arrive = await kiosk.call('PUT', `/booking/${id}?status=WAITING`, { body: { version } });
    expect(arrive.status).toBe(403);
    await operator.call('PUT', `/booking/${id}?status=WAITING`);
    const arrived = (await kiosk.call('GET', number)).body;
    expect(arrived).toEqual({
      ...found,
      bookingStatus: 'WAITING',
      position: expect.any(Number),
      etaFrom: expect.any(String),
      etaTo: expect.any(String),
      version: version + 1,
    });
    expect(() => terminalBooking.strict().parse(arrived)).not.toThrow();
  },
);

test('whoever goes through the numbers at a kiosk is stopped after thirty in a minute', async () => {
  const kiosk = await openKiosk('BOARD');
  const { formattedBookingNumber } = await book();
  const answers: { status: number; body: object }[] = [];
  for (let next = 1; next <= 40; next += 1) {
    const number = `${formattedBookingNumber.slice(0, 7)}${String(next).padStart(4, '0')}`;
    answers.push(await kiosk.call('GET', `/booking/formattedBookingNumber/${number}`));
  }
  expect(answers.slice(0, 30).every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect(answers.slice(30).every(({ status }) => status === 429)).toBe(true);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(
    /phone|email|Иван|Проверкин|userId|passToken/,
  );
  const other = await openKiosk('BOARD');
  const number = `/booking/formattedBookingNumber/${formattedBookingNumber}`;
  expect((await other.call('GET', number)).status).toBe(200);
  app.clock.advance({ minutes: 1, seconds: 1 });
  expect((await kiosk.call('GET', number)).status).toBe(200);
});

test('more sessions of one account do not look up ever more', async () => {
  const account = await addAccount(app, { roles: ['BOARD'] });
  let found = 0;
  for (let session = 0; session < 6; session += 1) {
    const token = await signIn(app, account, 'terminal');
    for (let count = 0; count < 30; count += 1) {
      const path = '/booking/formattedBookingNumber/261121-9999';
      if ((await call(app, `GET ${path}`, { token })).statusCode === 404) found += 1;
    }
  }
  expect(found).toBe(120);
});

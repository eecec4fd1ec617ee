import { afterAll, beforeAll, expect, test } from 'vitest';
import { terminalBooking } from '#contract/queue/check-in.ts';
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
  'a kiosk of %s finds a booking and records its arrival, and is told nothing of the driver',
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
    const arrived = await kiosk.call('PUT', `/booking/${id}?status=WAITING`, { body: { version } });
    expect(arrived.body).toEqual({
      ...found,
      bookingStatus: 'WAITING',
      position: expect.any(Number),
      etaFrom: expect.any(String),
      etaTo: expect.any(String),
      version: version + 1,
    });
    expect(() => terminalBooking.strict().parse(arrived.body)).not.toThrow();
    const { content } = (await operator.call('GET', `/booking/${id}/history`)).body;
    expect(content.at(-1)).toMatchObject({ actor: 'TERMINAL', to: { status: 'WAITING' } });
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

test('a kiosk is refused what it may not do before anything is said of the booking', async () => {
  const kiosk = await openKiosk('BOARD');
  const ask = async (id: string, status: string, body = {}) =>
    (await kiosk.call('PUT', `/booking/${id}?status=${status}`, { body })).status;
  const unknown = '0199a000-0000-7000-8000-000000000000';
  expect([await ask(unknown, 'CANCELED'), await ask(unknown, 'WAITING')]).toEqual([403, 404]);
  expect(await ask((await book()).id, 'GO_TO_GATE', { version: 99 })).toBe(403);
});

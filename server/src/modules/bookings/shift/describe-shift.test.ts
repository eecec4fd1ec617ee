import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking, BookingMove } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(() => app.close());

const at = (day: number, hour: number) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;

const shift = (date: string, body: object) =>
  operator.call('POST', `/booking/shift?date=${encodeURIComponent(date)}`, { body });

test('an operator is shown who stays, whose change is given up and who will be told how, before any reason is known', async () => {
  const [chinese, letters] = [await createVisitor(app), await createVisitor(app)];
  await app.database.db
    .updateTable('account')
    .set({ email: 'letters@carrier.example', email_verified: true })
    .where('id', '=', letters.userId)
    .execute();
  const bookFor = async (visitor: Visitor, hour: number, language: string) => {
    const { vehicleId } = await createTruck(app, visitor.userId);
    const body = { dateBooked: at(24, hour), vehicleId, language };
    return (await operator.call('POST', '/booking', { body })).body as Booking;
  };
  const moved = await bookFor(chinese, 9, 'CN');
  const arrived = await bookFor(chinese, 9, 'CN');
  await operator.call('PUT', `/booking/${arrived.id}?status=WAITING`);
  const asking = await bookFor(letters, 5, 'RU');
  expect(
    (await letters.call('PUT', '/booking', { body: { id: asking.id, dateBooked: at(24, 9) } })).status,
  ).toBe(200);
  const { status, body } = await shift(at(24, 9), { minutes: 60, dryRun: true });
  expect(status).toBe(200);
  expect(body.moves.map(({ id }: BookingMove) => id)).toEqual([moved.id]);
  expect(body.stay).toEqual([
    {
      id: arrived.id,
      formattedBookingNumber: arrived.formattedBookingNumber,
      vehicleRegistrationPlate: arrived.vehicleRegistrationPlate,
      bookingStatus: 'WAITING',
      dateBooked: at(24, 9),
    },
  ]);
  expect(body.dropped).toMatchObject([{ id: asking.id, dateBooked: at(24, 5) }]);
  expect(body.slots[0]).toMatchObject({ start: at(24, 9), booked: 3 });
  expect(body.told).toMatchObject({ messages: 3, sms: 2, email: 1 });
  // One of the drivers gets an SMS and a mail, and still counts once.
  expect(body.told).toMatchObject({ drivers: 2, languages: { RU: 1, EN: 0, CN: 1 } });
  expect(body.told.sample.CN).toContain(moved.formattedBookingNumber);
  expect((await shift(at(24, 9), { minutes: 60 })).status).toBe(400);
});

test('asks for a moment, its minutes and its reason', async () => {
  const pathsOf = async (date: string, body: object) =>
    (await shift(date, body)).body.errors.map((error: { propertyPath: string }) => error.propertyPath);
  expect(await pathsOf('tomorrow', { minutes: 60, reason: 'x' })).toEqual(['date']);
  expect(await pathsOf(at(24, 9), { minutes: 0, reason: ' ' })).toEqual(['minutes', 'reason']);
});

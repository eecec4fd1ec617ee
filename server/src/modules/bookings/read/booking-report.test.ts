import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingReportRow } from '#contract/bookings/booking-report.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let other: Visitor;
const numbers: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app, { language: 'EN' });
  other = await createVisitor(app);
  for (const [index, plate] of ['А482МХ75', '黑B12345', 'А482МХ75'].entries()) {
    const truck = index === 2 ? undefined : await createTruck(app, driver.userId, { plate });
    const vehicleId = truck?.vehicleId ?? trucks[0];
    trucks.push(vehicleId ?? '');
    const body = {
      vehicleId,
      userId: driver.userId,
      dateBooked: `2026-11-2${index + 1}T09:00:00+09:00`,
      lastNameOfDriver: 'Ким',
      firstNameOfDriver: 'Олег',
      patronymicOfDriver: 'Ильич',
    };
    const { id, formattedBookingNumber } = (await operator.call('POST', '/booking', { body })).body;
    numbers.push(formattedBookingNumber);
    if (index < 2)
      await operator.call('PUT', `/booking/${id}?status=CANCELED`, { body: canceled[index] ?? {} });
  }
});
const trucks: string[] = [];
const canceled = [
  { reasons: { RU: 'Просьба', EN: 'On request', CN: '应要求' } },
  { reason: 'Дорога закрыта' },
];

afterAll(() => app.close());

const read = async (visitor: Visitor, query = '', userId = driver.userId) => {
  const answer = await visitor.call('GET', `/vehicle/user/${userId}/booking-report${query}`);
  expect(answer.status).toBe(200);
  return answer.body as { content: BookingReportRow[]; total: number; last: boolean };
};
const numbersOf = ({ content }: { content: BookingReportRow[] }) =>
  content.map(({ formattedBookingNumber }) => numbers.indexOf(formattedBookingNumber));

test('an account’s bookings, the latest slot first, in the words of who reads', async () => {
  const own = await read(driver);
  expect(numbersOf(own)).toEqual([2, 1, 0]);
  expect(own.content[2]).toEqual({
    formattedBookingNumber: numbers[0],
    dateBooked: '2026-11-21T09:00:00+09:00',
    vehicleRegistrationPlate: 'А482МХ75',
    vehicleModel: 'КАМАЗ 5490',
    driver: 'Ким Олег Ильич',
    cargoType: 'GENERAL',
    bookingStatus: 'CANCELED',
    arrivedAt: null,
    calledAt: null,
    leftAt: null,
    cancellationReason: 'On request',
  });
  expect(own.content.map(({ cancellationReason }) => cancellationReason)).toEqual([
    null,
    'Дорога закрыта',
    'On request',
  ]);
  expect((await read(operator)).content[2]?.cancellationReason).toBe('Просьба');
});

test.each([
  ['NO_SHOW', 'The vehicle did not come', 'Автомобиль не приехал'],
  [
    'EXPIRED',
    'The code did not come in time and the place was released',
    'Код не введён вовремя, место освобождено',
  ],
] as const)(
  'the system’s own reason is said in the reader’s language: %s',
  async (code, english, russian) => {
    const reader = await createVisitor(app, { language: 'EN' });
    const { body } = await bookTruck(app, reader, { dateBooked: '2026-11-22T09:00:00+09:00' });
    await reader.call('DELETE', `/booking/${body.id}`);
    await app.database.db
      .updateTable('booking')
      .set({ cancellation_code: code, cancellation_reason: null, cancellation_reasons: null })
      .where('id', '=', body.id)
      .execute();
    expect((await read(reader, '', reader.userId)).content[0]?.cancellationReason).toBe(english);
    expect((await read(operator, '', reader.userId)).content[0]?.cancellationReason).toBe(russian);
  },
);

test.each([
  ['?regPlate=482', [2, 0]],
  ['?regPlate=%D0%BC%D1%85', []],
  ['?regPlate=a4', [2, 0]],
  ['?regPlate=%E9%BB%91b', [1]],
  ['?dateFrom=2026-11-22', [2, 1]],
  ['?dateTo=2026-11-22', [1, 0]],
  ['?dateFrom=2026-11-22&dateTo=2026-11-22', [1]],
  ['?dateFrom=2026-11-23T00:00:00Z', [2]],
  ['?dateFrom=2026-11-23T00:00:01Z', []],
  ['?size=1&page=1', [1]],
])('%s', async (query, found) => {
  expect(numbersOf(await read(operator, query))).toEqual(found);
});

test('another’s report is empty for everybody but an operator', async () => {
  expect(await read(other)).toMatchObject({ content: [], total: 0, last: true });
  expect((await read(operator, '?size=2')).total).toBe(3);
  expect(await read(operator, '', other.userId)).toMatchObject({ content: [], total: 0 });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { FieldError } from '#contract/errors.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { type BookingSort, searchBookings } from './search-bookings.queries.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const plates = ['А482МХ75', '黑B12345', 'К777КК03'];
let bookings: Booking[];

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  bookings = [];
  for (const [index, plate] of plates.entries()) {
    const { vehicleId } = await createTruck(app, driver.userId, { plate });
    const dateBooked = `2026-11-2${3 - index}T09:00:00+09:00`;
    const body = { vehicleId, dateBooked, phoneNumber: `+7914000123${index}` };
    bookings.push((await operator.call('POST', '/booking', { body })).body);
    app.clock.advance({ seconds: 1 });
  }
});

afterAll(() => app.close());

const list = async (body: object, query = ''): Promise<Booking[]> => {
  const answer = await operator.call('POST', `/booking/all${query}`, { body });
  expect(answer.status).toBe(200);
  return answer.body.content;
};
/** Leaves out what tests book later in the week. */
const early = { dateTo: '2026-11-24' };
const platesOf = (found: Booking[]) => found.map(({ vehicleRegistrationPlate: plate }) => plate);

test.each([
  ['482', ['А482МХ75']],
  ['мх7', ['А482МХ75']],
  ['MX 75', ['А482МХ75']],
  ['黑B1', ['黑B12345']],
  ['黑b', ['黑B12345']],
  ['黑', ['黑B12345']],
  ['345', ['黑B12345']],
  ['К7', ['К777КК03']],
  ['03', []],
])(
  'a plate is found by any three characters in a row, by fewer from its beginning: %s',
  async (registrationPlate, found) => {
    expect(platesOf(await list({ registrationPlate }))).toEqual(found);
  },
);

test('a number is found with or without its dash, by its beginning, and by its last four', async () => {
  const [first] = bookings as [Booking];
  const number = first.formattedBookingNumber;
  for (const typed of [number, number.replace('-', ''), number.slice(0, 9), number.slice(0, 6)])
    expect(platesOf(await list({ formattedBookingNumber: typed }))).toEqual(['А482МХ75']);
  expect(await list({ ...early, formattedBookingNumber: number.slice(-4) })).toHaveLength(3);
  expect(await list({ ...early, formattedBookingNumber: '26' })).toHaveLength(3);
  expect(await list({ formattedBookingNumber: '9999' })).toEqual([]);
});

test('a phone is found by its last four, however it is written, and by its beginning', async () => {
  for (const phoneNumber of ['1231', '23-1', '+7 914 000-12-31', '79140001231'])
    expect(platesOf(await list({ phoneNumber }))).toEqual(['黑B12345']);
  expect(await list({ phoneNumber: '+7914' })).toHaveLength(3);
  expect(await list({ ...early, phoneNumber: '79' })).toHaveLength(3);
  expect(await list({ phoneNumber: '9140' })).toEqual([]);
});

test('a filter in which nothing can be looked for is refused everywhere, not ignored', async () => {
  const nothing = '-·-';
  const faultsOf = ({ status, body }: Awaited<ReturnType<typeof operator.call>>) =>
    status === 400 && body.errors.map((fault: FieldError) => `${fault.propertyPath} ${fault.code}`);
  for (const path of [
    '/vehicle/all?registrationPlate',
    '/booking/excel?registrationPlate',
    '/booking/excel?phoneNumber',
    '/booking/vehicles/with-next-booking-or-unbooked?registrationPlate',
    `/vehicle/user/${driver.userId}/booking-report?regPlate`,
    '/events?plate',
  ]) {
    const typed = path.endsWith('phoneNumber') ? '-' : nothing;
    const answer = await operator.call('GET', `${path}=${encodeURIComponent(typed)}`);
    expect(faultsOf(answer), path).toEqual([`${path.split('?')[1]} TOO_SHORT`]);
  }
  const all = (body: object) => operator.call('POST', '/booking/all', { body });
  expect(faultsOf(await all({ registrationPlate: nothing }))).toEqual(['registrationPlate TOO_SHORT']);
  expect(faultsOf(await all({ phoneNumber: '+' }))).toEqual(['phoneNumber TOO_SHORT']);
  expect(await list({ ...early, registrationPlate: '', phoneNumber: '' })).toHaveLength(3);
  expect(await list({ formattedBookingNumber: 'abc' })).toEqual([]);
});

test('is sorted by each of its headings, both ways', async () => {
  const [first, , third] = bookings as [Booking, Booking, Booking];
  await operator.call('PUT', `/booking/${third.id}?status=WAITING`);
  app.clock.advance({ minutes: 1 });
  await operator.call('PUT', `/booking/${first.id}?status=WAITING`);
  const order = async (sort: string) =>
    platesOf(await list(early, `?sort=${sort}`)).map((plate) => plates.indexOf(plate));
  expect(await order('dateBooked,asc')).toEqual([2, 1, 0]);
  expect(await order('dateBooked,desc')).toEqual([0, 1, 2]);
  expect(await order('formattedBookingNumber,asc')).toEqual([2, 1, 0]);
  expect(await order('createdDate,asc')).toEqual([0, 1, 2]);
  expect(await order('createdDate,desc')).toEqual([2, 1, 0]);
  expect(await order('arrivedAt,desc')).toEqual([0, 2, 1]);
  expect(await order('arrivedAt,asc')).toEqual([2, 0, 1]);
  expect((await order('bookingStatus,asc'))[0]).toBe(1);
  expect((await operator.call('POST', '/booking/all?sort=plate,asc', { body: {} })).status).toBe(400);
  const total = async (body?: object) =>
    (await operator.call('POST', '/booking/all', { ...(body && { body }) })).body.total;
  expect([await total(early), await total()]).toEqual([plates.length, await total({})]);
});

test('bookings of given trucks are found, and of no others', async () => {
  const [first, , third] = bookings as [Booking, Booking, Booking];
  const vehicleIds = [first.vehicleId, third.vehicleId];
  expect(platesOf(await list({ vehicleIds }))).toEqual([plates[2], plates[0]]);
  expect(await list({ vehicleIds: [crypto.randomUUID()] })).toEqual([]);
});

test('the plate that a truck had before is found where it was booked', async () => {
  const { vehicleId } = await createTruck(app, driver.userId, { plate: 'Х111ХХ11' });
  const body = { vehicleId, dateBooked: '2026-11-25T12:00:00+09:00' };
  const { id } = (await operator.call('POST', '/booking', { body })).body;
  await operator.call('DELETE', `/booking/${id}`);
  const vehicle = (await driver.call('GET', '/vehicle/current-user?size=100')).body.content.find(
    (one: { id: string }) => one.id === vehicleId,
  );
  const changed = { ...vehicle, registrationPlate: 'Х222ХХ22' };
  expect((await driver.call('PUT', '/vehicle/v2', { body: changed })).status).toBe(200);
  expect(await list({ registrationPlate: '111' })).toHaveLength(1);
  const next = { vehicleId, dateBooked: '2026-11-25T13:00:00+09:00' };
  expect((await operator.call('POST', '/booking', { body: next })).status).toBe(201);
  expect(await list({ registrationPlate: '222' })).toHaveLength(1);
});

/** Enough rows that a sequential scan would be a planner mistake. */
const addMany = async () => {
  const { db } = app.database;
  await sql`
    WITH trucks AS (
      INSERT INTO vehicle (id, account_id, model, registration_plate, plate_key, approved, created_at)
      SELECT gen_random_uuid(), ${driver.userId}, 'Truck', 'Z' || 100000 + n, 'Z' || 100000 + n, false, now()
      FROM generate_series(1, 4000) AS n RETURNING id, plate_key
    )
    INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, phone,
      cargo_type, has_priority, first_name, last_name, language, application_type, confirmed_at, left_at, created_at)
    SELECT gen_random_uuid(), '25' || right(plate_key, 4) || '-' || right(plate_key, 4), 'LEFT_WAITING_ZONE',
      now() - right(plate_key, 4)::integer * interval '1 hour', now(), ${driver.userId}, id, plate_key, plate_key,
      'Truck', '+79' || right(plate_key, 6), 'GENERAL', false, 'A', 'B', 'RU', 'web', now(), now(), now()
    FROM trucks`.execute(db);
  await sql`ANALYZE booking, plate_ending`.execute(db);
  onTestFinished(async () => {
    for (const table of ['booking', 'vehicle', 'plate_ending'])
      await sql`DELETE FROM ${sql.table(table)} WHERE plate_key LIKE 'Z1%'`.execute(db);
  });
};

const planOf = async (
  filter: Parameters<typeof searchBookings>[1],
  by: BookingSort = 'dateBooked',
  direction: 'asc' | 'desc' = 'desc',
) => {
  const query = searchBookings(app.database.db, filter, { by, direction }).limit(10);
  const plan = await query.explain();
  return plan.map((line) => Object.values(line)).join('\n');
};

test('parts and headings are found by an index, not by reading every booking', async () => {
  await addMany();
  expect(await list({ registrationPlate: '2345' })).not.toEqual([]);
  const plate = await planOf({ registrationPlate: '2345' });
  expect(plate).toMatch(/plate_ending_pkey/);
  expect(plate).toMatch(/booking_plate/);
  expect(await planOf({ formattedBookingNumber: '1234' })).toMatch(/booking_number_ending/);
  expect(await planOf({ phoneNumber: '01234' })).toMatch(/booking_phone_ending/);
  for (const by of [
    'dateBooked',
    'formattedBookingNumber',
    'arrivedAt',
    'createdDate',
    'bookingStatus',
  ] as const)
    for (const direction of ['asc', 'desc'] as const)
      expect(await planOf({}, by, direction)).not.toMatch(/-> {2}Sort|Seq Scan/);
});

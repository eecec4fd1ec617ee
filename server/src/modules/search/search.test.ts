import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { SearchResults } from '#contract/search-routes.ts';
import { type Trx, transact } from '../../platform/db/transact.ts';
import { addAccount } from '../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { findIdsWithin } from './find-ids.ts';
import { readSearchTerms } from './search-terms.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

const trucks = {
  first: { plate: 'А482МХ75', at: '2026-11-23', phone: '+79140001231', name: ['Королёв', 'Пётр'] },
  han: { plate: '黑B48210', at: '2026-11-22', phone: '+8613812344567', name: ['李', '伟'] },
  third: { plate: 'К777КК03', at: '2026-11-21', phone: '+79990004821', name: ['Салтыков-Щедрин', 'Лев'] },
} as const;
const bookings: Record<string, Booking> = {};

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  for (const [key, { plate, at, phone, name }] of Object.entries(trucks)) {
    const { vehicleId } = await createTruck(app, driver.userId, { plate });
    const answer = await operator.call('POST', '/booking', {
      body: {
        vehicleId,
        dateBooked: `${at}T09:00:00+09:00`,
        phoneNumber: phone,
        lastNameOfDriver: name[0],
        firstNameOfDriver: name[1],
      },
    });
    expect(answer.status).toBe(201);
    bookings[key] = answer.body;
  }
  await addAccount(app, {
    first_name: 'Мария',
    last_name: 'Дорохова',
    phone: '+79141112233',
    phone_verified: true,
    email: 'dorohova@transit.example',
  });
});

afterAll(() => app.close());

const search = async (q: string, limit = 10): Promise<SearchResults> => {
  const answer = await operator.call('GET', `/search?q=${encodeURIComponent(q)}&limit=${limit}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const bookingsOf = async (q: string) =>
  (await search(q)).bookings.map(({ vehicleRegistrationPlate: plate }) => plate);
const vehiclesOf = async (q: string) =>
  (await search(q)).vehicles.map((vehicle) => vehicle.registrationPlate);
const usersOf = async (q: string) => (await search(q)).users.map(({ lastName }) => lastName);

test.each([
  ['482', ['А482МХ75', '黑B48210']],
  ['мх7', ['А482МХ75']],
  ['a482mx', ['А482МХ75']],
  ['MX 75', ['А482МХ75']],
  ['黑B', ['黑B48210']],
  ['黑b482', ['黑B48210']],
  ['B482', ['黑B48210']],
  ['К7', ['К777КК03']],
  ['03', []],
])('a plate is found by any part, by two characters from its beginning: %s', async (q, found) => {
  expect((await bookingsOf(q)).toSorted()).toEqual(found);
  expect((await vehiclesOf(q)).toSorted()).toEqual(found);
});

test('a number is found with or without its dash, by its day and by its last four', async () => {
  const number = bookings.first?.formattedBookingNumber ?? '';
  for (const q of [number, number.replace('-', ''), number.slice(0, 6), number.slice(0, 8)])
    expect(await bookingsOf(q)).toEqual(['А482МХ75']);
  // All three are the first of their day, so the nearest in time comes first.
  expect(await bookingsOf(number.slice(-4))).toEqual(['К777КК03', '黑B48210', 'А482МХ75']);
});

test('a phone is found by its last four or more, with +7 and with 8', async () => {
  for (const q of ['1231', '01231', '+7 914 000-12-31', '89140001231', '9140001231', '8 (914) 000 12 31'])
    expect(await bookingsOf(q)).toEqual(['А482МХ75']);
  for (const q of ['2233', '89141112233', '+7 914 111-22-33']) expect(await usersOf(q)).toEqual(['Дорохова']);
});

test.each([
  ['королев', ['А482МХ75']],
  ['КОРОЛЁВ', ['А482МХ75']],
  ['Кор Пет', ['А482МХ75']],
  ['щедр', ['К777КК03']],
  ['щедр пет', []],
  ['李伟', ['黑B48210']],
  ['李', ['黑B48210']],
  ['伟', undefined],
  ["о'", undefined],
  ['о\\%_', []],
])('a driver is found by the beginnings of his names: %s', async (q, found) => {
  if (found) expect(await bookingsOf(q)).toEqual(found);
  else expect((await operator.call('GET', `/search?q=${encodeURIComponent(q)}`)).status).toBeLessThan(500);
});

test('an account is found by name and by any part of its e-mail, with its trucks and bookings', async () => {
  for (const q of ['дорох', 'мария дор', 'transit', 'dorohova@transit.example', 'hova@tr'])
    expect(await usersOf(q)).toEqual(['Дорохова']);
  await app.database.db
    .updateTable('account')
    .set({ email: 'carrier@fleet.example' })
    .where('id', '=', driver.userId)
    .execute();
  const found = await search('fleet');
  expect(found.users.map(({ id }) => id)).toEqual([driver.userId]);
  expect(found.bookings).toHaveLength(3);
  expect(found.vehicles).toHaveLength(3);
  expect((await search('проверкин')).vehicles).toHaveLength(3);
});

/** Past unless `more` says otherwise. */
const addBooking = async (plate: string, slotAt: string, more: object = {}) => {
  const { vehicleId } = await createTruck(app, driver.userId, { plate });
  const {
    cancellation_reasons: _,
    moved: __,
    ...past
  } = await app.database.db
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', bookings.first?.id ?? '')
    .executeTakeFirstOrThrow();
  const at = Temporal.Instant.from(slotAt);
  await app.database.db
    .insertInto('booking')
    .values({
      ...past,
      id: crypto.randomUUID(),
      number: `250101-${plate}`,
      pass_token: plate,
      status: 'LEFT_WAITING_ZONE',
      vehicle_id: vehicleId,
      plate,
      plate_key: plate,
      slot_at: at,
      slot_end: at.add({ hours: 1 }),
      ...more,
    })
    .execute();
};

const removePlates = async (like: string) => {
  for (const table of ['booking', 'vehicle', 'plate_ending'])
    await sql`DELETE FROM ${sql.table(table)} WHERE plate_key LIKE ${like}`.execute(app.database.db);
};

test('what is the same comes before what begins so and what has it within; active ones first, nearest first', async () => {
  onTestFinished(() => removePlates('%ZZ55%'));
  await addBooking('ZZ5551', '2026-11-19T00:00:00Z');
  await addBooking('ZZ55', '2025-11-01T00:00:00Z');
  await addBooking('Q1ZZ55', '2026-11-19T12:00:00Z');
  await addBooking('Q2ZZ55', '2026-11-18T12:00:00Z');
  await addBooking('Q3ZZ55', '2026-11-25T00:00:00Z', { status: 'BOOKED' });
  expect(await bookingsOf('zz55')).toEqual(['ZZ55', 'ZZ5551', 'Q3ZZ55', 'Q1ZZ55', 'Q2ZZ55']);
  expect(await vehiclesOf('zz55')).toEqual(['ZZ55', 'ZZ5551', 'Q1ZZ55', 'Q2ZZ55', 'Q3ZZ55']);
  const few = await search('zz55', 2);
  expect([few.bookings.length, few.vehicles.length]).toEqual([2, 2]);
});

/** Enough rows for a full scan to show in the query plan, and more than the scan limit. */
const addMany = async () => {
  const { db } = app.database;
  await sql`
    WITH trucks AS (
      INSERT INTO vehicle (id, account_id, model, registration_plate, plate_key, approved, created_at)
      SELECT gen_random_uuid(), ${driver.userId}, 'Truck', 'W' || 100000 + n, 'W' || 100000 + n, false, now()
      FROM generate_series(1, 1500) AS n RETURNING id, plate_key
    )
    INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, phone,
      cargo_type, has_priority, first_name, last_name, language, application_type, confirmed_at, left_at, created_at)
    SELECT gen_random_uuid(), '240101-' || right(plate_key, 4), 'LEFT_WAITING_ZONE',
      timestamptz '2026-11-19 00:00Z' - right(plate_key, 4)::integer * interval '1 hour', now(), ${driver.userId}, id,
      plate_key, plate_key, 'Truck', '+79' || right(plate_key, 6), 'GENERAL', false, 'Густав', 'Многий', 'RU', 'web',
      now(), now(), now()
    FROM trucks`.execute(db);
  await sql`INSERT INTO account (id, status, identification_method, email, password_hash, first_name, last_name, language, created_at)
    SELECT gen_random_uuid(), 'ACTIVE', 'EMAIL', 'n' || n || '@crowd.example', '', 'Имя', 'Толпин' || 1000 + n, 'RU', now()
    FROM generate_series(1, 150) AS n`.execute(db);
  await addBooking('W10A', '2026-11-24T00:00:00Z', {
    status: 'BOOKED',
    last_name: 'Многий',
    first_name: 'Иван',
  });
  await sql`ANALYZE booking, vehicle, plate_ending, account`.execute(db);
};

describe('among very many', () => {
  beforeAll(addMany);
  afterAll(() => removePlates('W1%'));

  test('of accounts with the same part of an e-mail some are found, in the order of their names', async () => {
    const names = await usersOf('crowd.ex');
    expect(names).toHaveLength(10);
    expect(names.every((name) => name.startsWith('Толпин'))).toBe(true);
    expect(names).toEqual(names.toSorted());
  });

  test('of more than can be looked at, the active and the latest ones are still first', async () => {
    const latest = ['W100001', 'W100002'];
    for (const q of ['w10', 'w1', 'многий', 'мно гус'])
      expect((await bookingsOf(q)).filter((plate) => plate !== 'W10A').slice(0, 2)).toEqual(latest);
    expect((await bookingsOf('w10'))[0]).toBe('W10A');
    expect((await bookingsOf('многий'))[0]).toBe('W10A');
    expect((await bookingsOf('100')).slice(0, 2)).toEqual(latest);
  });

  const readsOfWholeTables = async (trx: Trx) => {
    const { rows } = await sql<{ reads: number }>`
    SELECT sum(seq_scan)::int AS reads FROM pg_stat_xact_user_tables`.execute(trx);
    return rows[0]?.reads;
  };

  test.each([
    'w10',
    'w1',
    '100',
    '1001',
    'многий',
    'проверкин иван',
    'fleet',
    'crowd.ex',
    '89140001231',
    '241101',
    ...['李伟', 'li wei', 'hb48'],
  ])('whole tables are not read for %s', (q) =>
    transact(app.database.db, async (trx) => {
      const before = await readsOfWholeTables(trx);
      await findIdsWithin(trx, readSearchTerms(q), { now: app.clock.now(), limit: 10 });
      expect(await readsOfWholeTables(trx)).toBe(before);
    }),
  );
});

test.each(['', 'a', ' b '])('%j is too little to look for', async (q) => {
  expect((await operator.call('GET', `/search?q=${encodeURIComponent(q)}`)).status).toBe(400);
});

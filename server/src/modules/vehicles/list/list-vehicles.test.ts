import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addDriver, addOperator, type Person } from '../../../testing/people/test-people.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';
import { endBans } from '../bans/end-bans.ts';

let app: TestApp;
let operator: Person;

const list = async (query: string) =>
  (await call(app, `GET /vehicle/all?size=1000&${query}`, operator)).json();
const models = async (query: string): Promise<string[]> =>
  (await list(query)).content.map(({ model }: OperatorVehicle) => model);
const act = async (what: string, vehicleId: string, until?: string) => {
  const json = { vehicleId, reason: what, ...(until && { until }) };
  expect((await call(app, `POST /vehicle/${what}`, { token: operator.token, json })).statusCode).toBe(204);
};

const addBooking = async (model: string, at: string, status: 'LEFT_WAITING_ZONE' | 'BOOKED' | 'CANCELED') => {
  const { db } = app.database;
  const vehicle = await db
    .selectFrom('vehicle')
    .selectAll()
    .where('model', '=', model)
    .executeTakeFirstOrThrow();
  const slot_at = Temporal.Instant.from(at);
  await db
    .insertInto('booking')
    .values({
      id: crypto.randomUUID(),
      number: crypto.randomUUID(),
      status,
      cancellation_code: status === 'CANCELED' ? 'DRIVER' : null,
      slot_at,
      slot_end: slot_at.add({ hours: 1 }),
      account_id: vehicle.account_id,
      vehicle_id: vehicle.id,
      plate: vehicle.registration_plate,
      plate_key: vehicle.plate_key,
      model,
      cargo_type: 'GENERAL',
      has_priority: false,
      first_name: 'Иван',
      last_name: 'Петров',
      language: 'RU',
      application_type: 'web',
      created_at: slot_at,
    })
    .execute();
};

/**
 * One hour between events, from 12:00 on: 12 plain · 13 approved · 14 banned · 15 warned · 16 freed
 * (banned 17, unbanned 18) · 19 expired (banned 20 till 21)
 */
beforeAll(async () => {
  app = await createTestApp();
  operator = await addOperator(app);
  const first = await addDriver(app, { phone: '+79141234567' });
  const second = await addDriver(app, { phone: '+8613812344567' });
  const add = async (who: Person, plate: string, model: string) => {
    const documents = model === 'plain' ? [] : [(await addDocument(app, who.token)).documentId];
    const { id } = await addVehicle(app, who, plate, { model, documents });
    app.clock.advance({ hours: 1 });
    return id;
  };
  await add(first, 'А 001 АА 75', 'plain');
  const approved = await add(first, 'А 002 АА 75', 'approved');
  await call(app, `GET /vehicle/${approved}/approve`, operator);
  const banned = await add(first, '黑B 00003', 'banned');
  await act('ban', banned);
  const warned = await add(second, '黑B 00004', 'warned');
  await act('warn', warned);
  const freed = await add(second, '黑B 00005', 'freed');
  await act('ban', freed);
  app.clock.advance({ hours: 1 });
  await act('unban', freed);
  app.clock.advance({ hours: 1 });
  const expired = await add(second, 'М 006 ММ 75', 'expired');
  await act('ban', expired, app.clock.now().add({ hours: 1 }).toString());
  app.clock.advance({ hours: 2 });
  await endBans(app.systemContext());
  await addBooking('plain', '2026-11-01T10:00:00+09:00', 'LEFT_WAITING_ZONE');
  await addBooking('plain', '2026-11-08T10:00:00+09:00', 'CANCELED');
  await addBooking('approved', '2026-11-01T09:00:00+09:00', 'LEFT_WAITING_ZONE');
  await addBooking('approved', '2026-11-01T09:00:00+09:00', 'LEFT_WAITING_ZONE');
  await addBooking('approved', '2026-11-03T10:00:00+09:00', 'BOOKED');
});

afterAll(() => app.close());

const newestFirst = ['expired', 'freed', 'warned', 'banned', 'approved', 'plain'];

describe('all vehicles', () => {
  test.each<[string, string[]]>([
    ['', newestFirst],
    ['banStatus=ALL', newestFirst],
    ['approved=true', ['approved']],
    ['approved=false', ['expired', 'freed', 'warned', 'banned', 'plain']],
    ['banStatus=BANNED', ['banned']],
    ['banStatus=WARNED', ['warned']],
    ['banStatus=UNBANNED', ['expired', 'freed', 'approved', 'plain']],
    ['unbanMode=MANUAL', ['freed']],
    ['unbanMode=EXPIRED', ['expired']],
    ['banStatus=BANNED&unbanMode=EXPIRED', []],
    ['phoneNumber=%2B79141234567', ['banned', 'approved', 'plain']],
    ['phoneNumber=8%20(914)%20123-45-67', ['banned', 'approved', 'plain']],
    ['phoneNumber=4567', newestFirst],
    ['phoneNumber=34-4567', ['expired', 'freed', 'warned']],
    ['phoneNumber=79149', []],
    ['registrationPlate=а00', ['approved', 'plain']],
    ['registrationPlate=A-001', ['plain']],
    ['registrationPlate=Ａ００２', ['approved']],
    ['registrationPlate=黑b·0', ['freed', 'warned', 'banned']],
    ['registrationPlate=黑', ['freed', 'warned', 'banned']],
    ['registrationPlate=001', ['plain']],
    ['registrationPlate=1-aa-75', ['plain']],
    ['registrationPlate=А75', ['approved', 'plain']],
    ['registrationPlate=B00', ['freed', 'warned', 'banned']],
    ['registrationPlate=0003', ['banned']],
    ['registrationPlate=B001', []],
    ['registrationPlate=75', []],
    ['registrationPlate=А75&sortByEventDate=DESC', ['approved', 'plain']],
    ['waiting=true', ['expired', 'freed', 'warned']],
    ['waiting=false', ['banned', 'approved', 'plain']],
    ['disputed=true', []],
    ['registrationPlate=黑&approved=true', []],
  ])('%s', async (query, expected) => {
    expect(await models(query)).toEqual(expected);
    expect(await list(query)).toMatchObject({ last: true, total: expected.length });
  });

  test.each<[string, string[]]>([
    ['sortByEventDate=DESC', ['expired', 'freed', 'warned', 'banned']],
    ['sortByClearedDate=DESC', ['expired', 'freed']],
    ['sortByEventDate=DESC&sortByClearedDate=ASC', ['expired', 'freed', 'warned', 'banned']],
    ['banStatus=UNBANNED&sortByEventDate=DESC', ['expired', 'freed']],
    ['banStatus=WARNED&sortByClearedDate=ASC', ['warned']],
    ['unbanMode=MANUAL&sortByClearedDate=ASC', ['freed']],
    ['approved=false&sortByEventDate=DESC', ['expired', 'freed', 'warned', 'banned']],
    ['registrationPlate=黑&sortByEventDate=DESC', ['freed', 'warned', 'banned']],
    ['phoneNumber=344567&sortByEventDate=DESC', ['expired', 'freed', 'warned']],
  ])('%s, those without the date last; and the other way round', async (query, beginning) => {
    expect((await models(query)).slice(0, beginning.length)).toEqual(beginning);
    const other = query.includes('DESC') ? query.replace('DESC', 'ASC') : query.replace('ASC', 'DESC');
    expect((await models(other)).slice(0, beginning.length)).toEqual(beginning.toReversed());
  });

  test.each<[string, string[]]>([
    ['banStatus=BANNED&bannedFrom=2026-11-20', ['banned']],
    ['banStatus=BANNED&bannedFrom=2026-11-20&bannedTo=2026-11-20', ['banned']],
    ['banStatus=BANNED&bannedTo=2026-11-19', []],
    ['banStatus=BANNED&bannedFrom=2026-11-21', []],
    ['banStatus=BANNED&bannedFrom=2026-11-20T15:00:00%2B09:00', ['banned']],
    ['banStatus=BANNED&bannedFrom=2026-11-20T15:00:01%2B09:00', []],
    ['banStatus=BANNED&bannedTo=2026-11-20T06:00:00Z', ['banned']],
    ['banStatus=BANNED&bannedTo=2026-11-20T05:59:59Z', []],
    ['banStatus=WARNED&warnedFrom=2026-11-20&warnedTo=2026-11-20', ['warned']],
    ['banStatus=WARNED&warnedTo=2026-11-19', []],
    ['banStatus=UNBANNED&unbannedFrom=2026-11-20', ['expired', 'freed']],
    ['banStatus=UNBANNED&unbannedTo=2026-11-20T18:30:00%2B09:00', ['freed']],
    ['banStatus=UNBANNED&unbannedFrom=2026-11-20&unbanMode=EXPIRED', ['expired']],
    ['bookedFrom=2026-11-01', ['approved', 'plain']],
    ['bookedTo=2026-11-01', ['plain', 'approved']],
    ['banStatus=ALL&bookedFrom=2026-11-02&bookedTo=2026-11-03', ['approved']],
    ['bookedFrom=2026-11-04', []],
    ['bookedTo=2026-11-01&approved=true', ['approved']],
    ['bookedTo=2026-11-01&registrationPlate=A001', ['plain']],
    ['bookedTo=2026-11-01&phoneNumber=34-4567', []],
    ['bookedTo=2026-11-01&sortByEventDate=DESC', ['approved', 'plain']],
    ['bookedTo=2026-11-01&sortByClearedDate=ASC', ['plain', 'approved']],
  ])('%s', async (query, expected) => {
    expect(await models(query)).toEqual(expected);
    expect((await list(query)).total).toBe(expected.length);
  });

  test('say when they were booked for last, whatever was asked for', async () => {
    const dates = async (query: string) =>
      (await list(query)).content.map(({ lastBookedDate }: OperatorVehicle) => lastBookedDate);
    const [third, first] = ['2026-11-03T10:00:00+09:00', '2026-11-01T10:00:00+09:00'];
    expect(await dates('bookedTo=2026-11-01')).toEqual([first, third]);
    expect(await dates('registrationPlate=A00')).toEqual([third, first]);
    expect(await dates('unbanMode=EXPIRED')).toEqual([undefined]);
  });
});

test('an operator sees whose it is and what has happened to it', async () => {
  const { content } = await list('unbanMode=EXPIRED');
  expect(content).toMatchObject([
    {
      model: 'expired',
      banStatus: 'UNBANNED',
      owner: { phoneNumber: '+8613812344567', lastName: 'Петров' },
      eventDate: '2026-11-20T20:00:00+09:00',
      clearedDate: '2026-11-20T21:00:00+09:00',
      unbanMode: 'EXPIRED',
    },
  ]);
});

test('a list is read in pages', async () => {
  const page = async (number: number) =>
    (await call(app, `GET /vehicle/all?page=${number}&size=4`, operator)).json();
  const [first, second] = [await page(0), await page(1)];
  expect(first).toMatchObject({ last: false, page: 0, size: 4, total: 6 });
  expect(second).toMatchObject({ last: true, page: 1, size: 4, total: 6 });
  expect([...first.content, ...second.content].map(({ model }) => model)).toEqual(newestFirst);
  expect((await call(app, 'GET /vehicle/all', operator)).json().size).toBe(10);
});

test.each<[string, string[]]>([
  ['page=-1', ['page TOO_SMALL']],
  ['size=1001', ['size TOO_BIG']],
  ['approved=maybe', ['approved INVALID_VALUE']],
  ['banStatus=FREE', ['banStatus INVALID_VALUE']],
  ['unbanMode=AUTO', ['unbanMode INVALID_VALUE']],
  ['sortByEventDate=UP', ['sortByEventDate INVALID_VALUE']],
  ['phoneNumber=123', ['phoneNumber TOO_SHORT']],
  ['phoneNumber=callme', ['phoneNumber INVALID_FORMAT']],
  ['registrationPlate=--', ['registrationPlate TOO_SHORT']],
  ['banStatus=BANNED&bannedFrom=yesterday', ['bannedFrom INVALID_VALUE']],
  ['banStatus=BANNED&bannedFrom=2026-02-30', ['bannedFrom INVALID_VALUE']],
  ['banStatus=BANNED&bannedFrom=2026-11-21&bannedTo=2026-11-20', ['bannedTo TOO_SMALL']],
  ['banStatus=BANNED&warnedFrom=2026-11-21', ['warnedFrom INVALID_VALUE']],
  ['bannedFrom=2026-11-21', ['bannedFrom INVALID_VALUE']],
  ['shoe=1', ['shoe UNKNOWN_FIELD']],
])('%s is refused', async (query, fields) => {
  const response = await call(app, `GET /vehicle/all?${query}`, operator);
  expect(refusal(response)).toEqual({ status: 400, code: 'INVALID_INPUT', fields });
});

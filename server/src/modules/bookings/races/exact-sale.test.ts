import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '#contract/params/weekdays.ts';
import { call } from '../../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestPair } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;
let operator: Visitor;
const wanted = ['2026-11-20T18:00:00+09:00', '2026-11-20T19:00:00+09:00'] as const;
const elsewhere = '2026-11-21T18:00:00+09:00';
const nowhere = '2026-11-21T19:00:00+09:00';

beforeAll(async () => {
  pair = await createTestPair();
  operator = await createVisitor(pair.first, { roles: ['ADMIN'] });
});

afterAll(() => pair.close());

const setParams = async (body: object) => {
  const { status } = await operator.call('PUT', '/system-params/booking-params', { body });
  expect(status).toBe(200);
};

const capacityElsewhere = (capacity: number) => [
  { start: elsewhere, capacity },
  { start: nowhere, capacity: 0 },
];

const newDriver = async () => {
  const visitor = await createVisitor(pair.first);
  return { visitor, ...(await createTruck(pair.first, visitor.userId)) };
};

const newBooked = async () => {
  const driver = await newDriver();
  const { status, body } = await operator.call('POST', '/booking', {
    body: { dateBooked: elsewhere, vehicleId: driver.vehicleId },
  });
  expect(status).toBe(201);
  return { ...driver, id: String(body.id) };
};

const times = <T>(count: number, make: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

type Request = { readonly visitor: Visitor; readonly request: string; readonly json: object };

const sendAll = async (requests: readonly Request[]) =>
  Promise.all(
    requests.map(async ({ visitor, request, json }, place) => {
      const app = place % 2 === 0 ? pair.first : pair.second;
      const answer = await call(app, request, { token: visitor.authorization, json });
      return { status: answer.statusCode, code: answer.json().code as string | undefined };
    }),
  );

const slotOf = (place: number) => wanted[place % 2] ?? wanted[0];

const soldPlaces = () =>
  pair.first.database.db
    .selectFrom('slot')
    .select(['booked', 'booked_ordinary', 'capacity'])
    .where('start_at', 'in', wanted.map(Temporal.Instant.from))
    .orderBy('start_at')
    .execute();

test('new bookings, the earliest place and changes of slot at once sell exactly the places there are', async () => {
  const open = [{ from: '18:00', to: '20:00' }];
  await setParams({
    slotCapacity: 5,
    priorityReserve: 1,
    priorityDocumentRequired: false,
    horizonDays: 1,
    weeklyHours: Object.fromEntries(weekdays.map((day) => [day, open])),
    capacityOverrides: capacityElsewhere(7),
  });
  const movers = await times(6, newBooked);
  await setParams({ capacityOverrides: capacityElsewhere(0) });
  const creators = await times(12, newDriver);
  const hurried = await times(8, newDriver);
  const requests: Request[] = [
    ...movers.map(({ visitor, id }, place) => ({
      visitor,
      request: 'PUT /booking',
      json: { id, dateBooked: slotOf(place) },
    })),
    ...creators.map(({ visitor, vehicleId }, place) => ({
      visitor,
      request: 'POST /booking',
      json: { vehicleId, dateBooked: slotOf(place) },
    })),
    ...hurried.map(({ visitor, vehicleId }) => ({
      visitor,
      request: 'POST /booking/asap',
      json: { vehicleId },
    })),
  ];
  // Sends the three kinds of requests in turn.
  const mixed = [0, 1, 2].flatMap((turn) => requests.filter((_, place) => place % 3 === turn));
  const answers = await sendAll(mixed);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(8);
  expect(new Set(answers.filter(({ status }) => status >= 300).map(({ code }) => code))).toEqual(
    new Set(['SLOT_FULL']),
  );
  expect(await soldPlaces()).toEqual([
    { booked: 4, booked_ordinary: 4, capacity: 5 },
    { booked: 4, booked_ordinary: 4, capacity: 5 },
  ]);

  const perishable = await times(6, newDriver);
  const priority = await sendAll(
    perishable.map(({ visitor, vehicleId }, place) => ({
      visitor,
      request: place % 2 === 0 ? 'POST /booking/asap' : 'POST /booking',
      json: { vehicleId, cargoType: 'PERISHABLE', ...(place % 2 === 1 && { dateBooked: wanted[1] }) },
    })),
  );
  expect(priority.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(priority.filter(({ code }) => code === 'SLOT_FULL')).toHaveLength(4);
  expect(await soldPlaces()).toEqual([
    { booked: 5, booked_ordinary: 4, capacity: 5 },
    { booked: 5, booked_ordinary: 4, capacity: 5 },
  ]);
  await requireSlotsAgree(pair.first.database.db);
});

test('of 128 callers for one slot exactly as many are booked as there are places, alone and together, and each once', async () => {
  const dateBooked = '2026-11-21T10:00:00+09:00';
  const places = 40;
  await setParams({
    slotCapacity: places + 2,
    priorityReserve: 2,
    weeklyHours: Object.fromEntries(weekdays.map((day) => [day, [{ from: '10:00', to: '11:00' }]])),
    capacityOverrides: [],
    closures: [],
  });
  const { db } = pair.first.database;
  await sql`DELETE FROM pgboss.job`.execute(db);
  const callers = await times(128, newDriver);
  const ask = (
    { visitor, vehicleId, registrationPlate }: (typeof callers)[number],
    place: number,
    via = place,
  ) => {
    const named = { vehicleModel: 'КАМАЗ 5490', vehicleRegistrationPlate: registrationPlate };
    return call(via % 2 === 0 ? pair.first : pair.second, 'POST /booking', {
      token: visitor.authorization,
      headers: { 'idempotency-key': 'once' },
      json: { dateBooked, ...(place % 4 === 3 ? named : { vehicleId }) },
    });
  };
  const answers = await Promise.all(callers.map((caller, place) => ask(caller, place)));
  const booked = answers.filter(({ statusCode }) => statusCode === 201);
  expect(booked).toHaveLength(places);
  const refusals = answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code);
  expect(new Set(refusals)).toEqual(new Set(['SLOT_FULL']));
  const numbers = booked.map((answer) => Number(answer.json().formattedBookingNumber.slice(-4)));
  expect(new Set(numbers).size).toBe(places);
  expect(Math.max(...numbers) - Math.min(...numbers)).toBe(places - 1);

  const again = await Promise.all(
    callers.flatMap((caller, place) =>
      answers[place]?.statusCode === 201 ? [ask(caller, place, place + 1)] : [],
    ),
  );
  expect(again.map((answer) => answer.json().id)).toEqual(booked.map((answer) => answer.json().id));
  const { rows } = await sql`SELECT 1 FROM pgboss.job WHERE name = 'send-sms'`.execute(db);
  expect(rows).toHaveLength(places);
  await requireSlotsAgree(db);
});

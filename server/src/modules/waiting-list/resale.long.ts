import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createDice } from '../../testing/simulated-checkpoint/dice.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { insertEntry, setWindows } from './entry/entries.queries.ts';
import { newChance } from './join/join-list.ts';

const trials = 60;
const programs = 5;
const waiting = 10;
const dice = createDice(20261120);

let app: TestApp;
let operator: Visitor;
let people: { readonly driver: Visitor; readonly vehicleId: string }[];

beforeAll(async () => {
  app = await createTestApp({
    env: { LIMITS: '{"sendsPerAccount":100000,"bookingAttemptsPerAccount":100000}' },
  });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  people = [];
  for (let nth = 0; nth < waiting; nth += 1) {
    const driver = await createVisitor(app);
    people.push({ driver, vehicleId: (await createTruck(app, driver.userId)).vehicleId });
  }
});

afterAll(() => app.close());

const setUp = async (freedPlaceRestMinutes: number, enabled: boolean) => {
  const body = {
    slotCapacity: 1,
    priorityReserve: 0,
    freedPlaceRestMinutes,
    waitingList: { enabled, maxPerUser: 3, missedOffers: 20 },
  };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
};

const start = '2026-11-24T12:00:00+09:00';

const clear = async () => {
  const { db } = app.database;
  await db.deleteFrom('waiting_list_entry').execute();
  await db.deleteFrom('resting_place').execute();
  await db.deleteFrom('lost_hold').execute();
  const ended = { status: 'CANCELED', cancellation_code: 'ADMIN', hold_until: null, offer_id: null } as const;
  await db.updateTable('booking').set(ended).where('status', '<>', 'CANCELED').execute();
  await db.updateTable('slot').set({ booked: 0, booked_ordinary: 0 }).where('booked', '>', 0).execute();
  app.clock.set('2026-11-20T12:00:00+09:00');
};

/** The broker holds the place and gives it back at the second that the buyer knows. */
const giveBack = async (during: () => Promise<void> = async () => undefined) => {
  const { vehicleId } = await createTruck(app, operator.userId);
  const { status, body } = await operator.call('POST', '/booking', {
    body: { vehicleId, dateBooked: start },
  });
  expect(status).toBe(201);
  await during();
  expect((await operator.call('DELETE', `/booking/${body.id}`)).status).toBe(204);
};

const asks = async ({ driver, vehicleId }: (typeof people)[number]): Promise<boolean> =>
  (await driver.call('POST', '/booking', { body: { vehicleId, dateBooked: start } })).status === 201;

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: dice.between(0, 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Nobody knows when the rest is over: whose turn it is to ask then, is chance. */
const afterRest = async (): Promise<boolean> => {
  const { until_at } = await app.database.db
    .selectFrom('resting_place')
    .select('until_at')
    .executeTakeFirstOrThrow();
  app.clock.set(until_at.add({ seconds: 1 }));
  for (const [place, person] of shuffled([...people.slice(0, programs).entries()]))
    if (await asks(person)) return place === 0;
  return false;
};

/** All have waited for more than half an hour, the buyer among them. */
const waitAll = () =>
  inTransaction(app.systemContext(), async (trx) => {
    const joined_at = app.clock.now().subtract({ hours: 1 });
    const window = { from: Temporal.Instant.from(start), to: Temporal.Instant.from(start).add({ hours: 1 }) };
    for (const { driver, vehicleId } of people) {
      const vehicle = await trx.db
        .selectFrom('vehicle')
        .selectAll()
        .where('id', '=', vehicleId)
        .executeTakeFirstOrThrow();
      const entry = await insertEntry(trx.db, {
        id: uuidv7(app.clock),
        account_id: driver.userId,
        vehicle_id: vehicleId,
        plate: vehicle.registration_plate,
        plate_key: vehicle.plate_key,
        model: vehicle.model,
        cargo_type: 'GENERAL',
        has_priority: false,
        first_name: 'x',
        last_name: 'x',
        language: 'RU',
        application_type: 'web',
        state: 'WAITING',
        joined_at,
        order_day: '2026-11-20',
        chance: newChance(),
        over_at: window.to,
        changed_at: joined_at,
        created_at: joined_at,
      });
      if (entry) await setWindows(trx.db, entry.id, [window]);
    }
  });

const offeredTo = async (): Promise<string | undefined> => {
  await app.services.jobs.drain();
  const entry = await app.database.db
    .selectFrom('waiting_list_entry')
    .select('account_id')
    .where('state', '=', 'OFFERED')
    .executeTakeFirst();
  return entry?.account_id;
};

const shareOf = async (attempt: () => Promise<boolean>): Promise<number> => {
  let won = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    await clear();
    if (await attempt()) won += 1;
  }
  return won / trials;
};

const buyer = () => people[0] as (typeof people)[number];

test('a place cannot be given back for a buyer: of n who wait he gets it in at most 2/n of the cases', async () => {
  await setUp(0, false);
  const off = await shareOf(async () => {
    await giveBack();
    return asks(buyer());
  });
  await setUp(20, false);
  const rest = await shareOf(async () => {
    await giveBack();
    return (await asks(buyer())) || afterRest();
  });
  await setUp(20, true);
  const list = await shareOf(async () => {
    await giveBack(waitAll);
    const offered = await offeredTo();
    return (await asks(buyer())) || offered === buyer().driver.userId;
  });
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  process.stdout.write(
    [
      'a broker resells a place, the buyer gets it',
      `  off            ${percent(off)}`,
      `  rest           ${percent(rest)} (${programs} programs ask, bound ${percent(2 / programs)})`,
      `  rest and list  ${percent(list)} (${waiting} wait, bound ${percent(2 / waiting)})`,
      '',
    ].join('\n'),
  );
  expect(off).toBe(1);
  expect(rest).toBeLessThanOrEqual(2 / programs);
  expect(list).toBeLessThanOrEqual(2 / waiting);
}, 600_000);

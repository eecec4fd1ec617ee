import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPauses, makePausable, runPaused } from '../../../testing/pairs/paused-run.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;
/** Requests of other people run on this instance, those of the deleted account on the first one. */
let beside: TestApp;
let operator: Visitor;

beforeAll(async () => {
  pair = await createTestPair();
  makePausable(pair.first);
  beside = pair.second;
  operator = await createVisitor(beside, { roles: ['ADMIN'] });
});
afterAll(() => pair.close());

type Answer = { readonly status: number; readonly body: { readonly code?: string } };

const deleteOwn = (who: Visitor): Promise<Answer> =>
  who.call('POST', '/users/current-user/deletion', { body: { expectedBookings: [] } });

const isSomebodyWaiting = async (): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(beside.database.db);
  return rows.length > 0;
};

/** Waits until `work` has ended or waits for a lock. */
const untilItWaits = async (work: Promise<unknown>): Promise<void> => {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone && !(await isSomebodyWaiting())) await delay(2);
};

/** Runs `first` up to its last statement that takes locks, then `second` as far as it gets, then both to their ends. */
const meet = async (first: () => Promise<Answer>, pauses: number, second: () => Promise<Answer>) => {
  const paused = runPaused(first, pauses);
  await paused.stopped;
  const other = second();
  await untilItWaits(other);
  paused.resume();
  return Promise.all([paused.done, other]);
};

/** The request names a phone, because a closed account has none and would be refused for the lack of one. */
const phoneNumber = '+79140001231';
const hour = '2026-11-22T10:00:00+09:00';

/** What the account still has. No job removes its data here, so locks alone keep more from being added. */
const living = async ({ userId }: Visitor): Promise<string[]> => {
  const { rows } = await sql<{ what: string }>`
    SELECT 'booking ' || status AS what FROM booking WHERE account_id = ${userId} AND status <> 'CANCELED'
    UNION ALL SELECT 'vehicle' FROM vehicle WHERE account_id = ${userId} AND deleted_at IS NULL
    UNION ALL SELECT 'file' FROM stored_file WHERE account_id = ${userId}
    UNION ALL SELECT 'session' FROM session WHERE account_id = ${userId}
    UNION ALL SELECT 'push' FROM push_subscription WHERE account_id = ${userId}`.execute(beside.database.db);
  return rows.map(({ what }) => what);
};

type Act = { readonly name: string; act(driver: Visitor, vehicleId: string): Promise<Answer> };

/** Sends on the second instance, whose cache still knows the driver's session. */
const asDriver =
  (method: 'POST', path: string, bodyOf: (vehicleId: string) => object) =>
  async ({ authorization }: Visitor, vehicleId: string): Promise<Answer> => {
    const answer = await beside.server.inject({
      method,
      url: `/oktet/api/v1${path}`,
      headers: { authorization },
      payload: bodyOf(vehicleId),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

const acts: readonly Act[] = [
  {
    name: 'an operator’s booking',
    act: (_, vehicleId) =>
      operator.call('POST', '/booking', { body: { vehicleId, dateBooked: hour, phoneNumber } }),
  },
  {
    name: 'an operator’s booking with a truck that is added',
    act: ({ userId }) =>
      operator.call('POST', '/booking', {
        body: {
          userId,
          vehicleModel: 'КАМАЗ',
          vehicleRegistrationPlate: 'Н200НН75',
          dateBooked: hour,
          phoneNumber,
        },
      }),
  },
  {
    name: 'the driver’s own booking, in a group',
    act: asDriver('POST', '/booking', (vehicleId) => ({ vehicleId, dateBooked: hour, phoneNumber })),
  },
  {
    name: 'the driver’s own booking as soon as possible',
    act: asDriver('POST', '/booking/asap', (vehicleId) => ({ vehicleId, phoneNumber })),
  },
  {
    name: 'a truck of the driver',
    act: asDriver('POST', '/vehicle/v2', () => ({ model: 'КАМАЗ', registrationPlate: 'Н201НН75' })),
  },
];

const leaving = async () => {
  const driver = await createVisitor(pair.first);
  const { vehicleId } = await createTruck(pair.first, driver.userId);
  // Makes the second instance know the session before the deletion begins.
  await asDriver('POST', '/users/password-check', () => ({ password: 'x' }))(driver, vehicleId);
  return { driver, vehicleId };
};

test.each(acts)('$name, under way while the account is deleted, is refused', async ({ act }) => {
  const counted = await leaving();
  const pauses = await countPauses(() => deleteOwn(counted.driver));
  const { driver, vehicleId } = await leaving();
  const [deleted, other] = await meet(
    () => deleteOwn(driver),
    pauses,
    () => act(driver, vehicleId),
  );
  expect(deleted.status).toBe(204);
  expect([401, 404], JSON.stringify(other.body)).toContain(other.status);
  expect(await living(driver)).toEqual([]);
});

test('a booking that is all but made is seen by the deletion, which asks again', async () => {
  const book = (driver: Visitor, vehicleId: string) =>
    driver.call('POST', '/booking/asap', { body: { vehicleId, phoneNumber } });
  const counted = await leaving();
  const pauses = await countPauses(() => book(counted.driver, counted.vehicleId));
  const { driver, vehicleId } = await leaving();
  const [booked, deleted] = await meet(
    () => book(driver, vehicleId),
    pauses,
    () =>
      asDriver('POST', '/users/current-user/deletion', () => ({ expectedBookings: [] }))(driver, vehicleId),
  );
  expect([booked.status, deleted.status, deleted.body.code]).toEqual([201, 409, 'PLAN_CHANGED']);
  expect(await living(driver)).toEqual(['booking WAITING_FOR_CONFIRMATION', 'vehicle', 'session']);
});

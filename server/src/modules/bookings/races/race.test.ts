import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;
let operator: Visitor;
const drivers = 40;
const slot = '2026-11-21T09:00:00+09:00';

beforeAll(async () => {
  pair = await createTestPair();
  operator = await createVisitor(pair.first, { roles: ['ADMIN'] });
});

afterAll(async () => {
  await requireSlotsAgree(pair.first.database.db);
  await pair.close();
});

/** Sends the visitor's request to the instance that a load balancer might have chosen. */
const callVia = (app: TestApp, visitor: Visitor, body: object) =>
  app.server.inject({
    method: 'POST',
    url: '/api/booking',
    headers: { authorization: visitor.authorization },
    payload: body,
  });

const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

test('when more ask than there are places, exactly the places are sold, on two instances at once', async () => {
  await operator.call('PUT', '/system-params/booking-params', {
    body: { slotCapacity: 12, priorityReserve: 2 },
  });
  const people = await Promise.all(
    Array.from({ length: drivers }, async () => {
      const visitor = await createVisitor(pair.first);
      return { visitor, ...(await createTruck(pair.first, visitor.userId)) };
    }),
  );
  const answers = await Promise.all(
    people.map(({ visitor, vehicleId }, index) =>
      callVia(index % 2 === 0 ? pair.first : pair.second, visitor, { dateBooked: slot, vehicleId }),
    ),
  );
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(10);
  expect(statuses(answers).filter((status) => status === 409)).toHaveLength(drivers - 10);
  const numbers = answers
    .filter(({ statusCode }) => statusCode === 201)
    .map((answer) => answer.json().formattedBookingNumber);
  expect(new Set(numbers).size).toBe(10);
});

test('one truck asked for ten times at once is booked once', async () => {
  const visitor = await createVisitor(pair.first);
  const { vehicleId } = await createTruck(pair.first, visitor.userId);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      callVia(index % 2 === 0 ? pair.first : pair.second, visitor, {
        dateBooked: `2026-11-22T${String(index + 10)}:00:00+09:00`,
        vehicleId,
      }),
    ),
  );
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(1);
  expect(statuses(answers).filter((status) => status === 409)).toHaveLength(9);
});

test('create, cancel, confirm by force, edit, expire and a change of capacity at once leave every count right', async () => {
  const trucks = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const visitor = await createVisitor(pair.first);
      return { visitor, ...(await createTruck(pair.first, visitor.userId)) };
    }),
  );
  const hours = ['12', '13', '14'];
  const at = (index: number) => `2026-11-23T${hours[index % hours.length]}:00:00+09:00`;
  const life = async (index: number) => {
    const truck = trucks[index];
    if (!truck) return [];
    const app = index % 2 === 0 ? pair.first : pair.second;
    const created = await callVia(app, truck.visitor, { dateBooked: at(index), vehicleId: truck.vehicleId });
    if (created.statusCode !== 201) return [created.statusCode];
    const { id } = created.json();
    const booked = await operator.call('PUT', `/booking/${id}?status=BOOKED`, { body: {} });
    const moved = await truck.visitor.call('PUT', '/booking', { body: { id, dateBooked: at(index + 1) } });
    const ended = index % 3 === 0 ? await truck.visitor.call('DELETE', `/booking/${id}`) : { status: 204 };
    return [created.statusCode, booked.status, moved.status, ended.status];
  };
  const capacity = async () => {
    for (const slotCapacity of [4, 12, 6, 9])
      await operator.call('PUT', '/system-params/booking-params', { body: { slotCapacity } });
    return [200];
  };
  const answers = (await Promise.all([...trucks.map((_, index) => life(index)), capacity()])).flat();
  expect(answers.filter((status) => status >= 500)).toEqual([]);
  const { rows } =
    await sql`SELECT start_at FROM slot WHERE booked > ceiling OR booked_ordinary > booked`.execute(
      pair.first.database.db,
    );
  expect(rows).toEqual([]);
  await requireSlotsAgree(pair.first.database.db);
});

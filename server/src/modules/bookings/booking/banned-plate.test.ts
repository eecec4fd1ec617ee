import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(() => app.close());

const bookedTruck = async (start = '2026-11-22T09:00:00+09:00') => {
  const driver = await createVisitor(app);
  const { vehicleId } = await createTruck(app, driver.userId);
  const { body } = await operator.call('POST', '/booking', {
    body: { dateBooked: start, cargoType: 'GENERAL', vehicleId, userId: driver.userId },
  });
  const statuses = async () => [
    (await driver.call('GET', `/booking/${body.id}`)).body.bookingStatus,
    (await driver.call('GET', `/vehicle/${vehicleId}`)).body.banStatus,
  ];
  const restrict = async (what: 'ban' | 'warn', expectedBookings: readonly string[]) => {
    const answer = await operator.call('POST', `/vehicle/${what}`, {
      body: { vehicleId, reason: 'Перегруз', expectedBookings },
    });
    return answer.body?.code ?? answer.status;
  };
  return { bookingId: body.id as string, vehicleId, statuses, restrict };
};

test('a ban ends the bookings that the operator was shown, or nothing happens at all', async () => {
  const { bookingId, statuses, restrict } = await bookedTruck();
  for (const shown of [[], [crypto.randomUUID()], [bookingId, crypto.randomUUID()]])
    expect(await restrict('ban', shown)).toBe('PLAN_CHANGED');
  expect(await statuses()).toEqual(['BOOKED', 'UNBANNED']);
  expect(await restrict('ban', [bookingId])).toBe(204);
  expect(await statuses()).toEqual(['CANCELED', 'BANNED']);
});

test('so does a warning that bans', async () => {
  const { bookingId, statuses, restrict } = await bookedTruck();
  expect(await restrict('warn', [])).toBe(204);
  expect(await restrict('warn', [])).toBe('PLAN_CHANGED');
  expect(await statuses()).toEqual(['BOOKED', 'WARNED']);
  expect(await restrict('warn', [bookingId])).toBe(204);
  expect(await statuses()).toEqual(['CANCELED', 'BANNED']);
});

test('a truck that stands in the zone keeps its place, and is found among the banned ones there', async () => {
  const bannedInLine = async () => {
    const { body } = await operator.call('GET', '/vehicle/all?banStatus=BANNED&inLine=true');
    return body.content.map(({ id }: { id: string }) => id);
  };
  const [arrived, booked, honest] = [await bookedTruck(), await bookedTruck(), await bookedTruck()];
  for (const { bookingId } of [arrived, honest])
    await operator.call('PUT', `/booking/${bookingId}?status=WAITING`);
  expect(await bannedInLine()).toEqual([]);
  await arrived.restrict('ban', []);
  await booked.restrict('ban', [booked.bookingId]);
  expect(await arrived.statuses()).toEqual(['WAITING', 'BANNED']);
  expect(await bannedInLine()).toEqual([arrived.vehicleId]);
  await operator.call('PUT', `/booking/${arrived.bookingId}?status=GO_TO_GATE`);
  expect(await bannedInLine()).toEqual([arrived.vehicleId]);
  await operator.call('PUT', `/booking/${arrived.bookingId}?status=LEFT_WAITING_ZONE`);
  expect(await bannedInLine()).toEqual([]);
});

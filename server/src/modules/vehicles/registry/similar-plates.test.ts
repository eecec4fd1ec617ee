import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const truck = async (plate: string) => (await createTruck(app, driver.userId, { plate })).vehicleId;
const similarTo = async (id: string) =>
  (await operator.call('GET', `/vehicle/${id}`)).body.similarPlates?.toSorted(
    (a: { registrationPlate: string }, b: { registrationPlate: string }) =>
      a.registrationPlate < b.registrationPlate ? -1 : 1,
  );

test('an operator sees banned and booked plates that differ by O and 0, I and 1, Y and Ү alone', async () => {
  const id = await truck('O1Y 555');
  expect(await similarTo(id)).toBeUndefined();
  const banned = await truck('01Y 555');
  const reason = { vehicleId: banned, reason: 'x' };
  await operator.call('POST', '/vehicle/ban', { body: reason });
  const body = { dateBooked: '2026-11-22T09:00:00+09:00', vehicleId: await truck('OIҮ 555') };
  expect((await operator.call('POST', '/booking', { body })).status).toBe(201);
  await truck('0IY 555');
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: await truck('Q1Y 555'), reason: 'x' } });
  expect(await similarTo(id)).toEqual([
    { registrationPlate: '01Y 555', banned: true, booked: false },
    { registrationPlate: 'OIҮ 555', banned: false, booked: true },
  ]);
  expect((await operator.call('GET', `/vehicle/${id}/approve`)).body.similarPlates).toHaveLength(2);
  expect((await driver.call('GET', `/vehicle/${id}`)).body).not.toHaveProperty('similarPlates');
  await operator.call('POST', '/vehicle/unban', { body: reason });
  expect(await similarTo(id)).toHaveLength(1);
});

test('З and 3, В and 8 are taken for each other as well', async () => {
  const id = await truck('З8В 777');
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: await truck('338 777'), reason: 'x' } });
  expect(await similarTo(id)).toBeUndefined();
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: await truck('3B8 777'), reason: 'x' } });
  expect(await similarTo(id)).toEqual([{ registrationPlate: '3B8 777', banned: true, booked: false }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTrips } from '../../../testing/count-trips.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let trips: ReturnType<typeof countTrips>;
const dateBooked = '2026-11-22T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  trips = countTrips(app);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('GET', '/booking/time-slots?date=2026-11-22');
});

afterAll(() => app.close());

/** As browsers send it, by somebody whose session nobody remembers. */
const tripsOf = async (by: Visitor, body: object) => {
  app.services.cache.forgetAll();
  await app.services.sessions.forget({ userId: by.userId });
  await operator.call('GET', '/booking/time-slots?date=2026-11-22');
  return trips.during(async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/booking',
      headers: { authorization: by.authorization, 'idempotency-key': `trips-${JSON.stringify(body).length}` },
      payload: { dateBooked, ...body },
    });
    expect(answer.statusCode).toBe(201);
  });
};

const newTruck = async () => {
  const driver = await createVisitor(app);
  return { driver, ...(await createTruck(app, driver.userId)) };
};

// Session and parameters are among them, which others who ask at the same moment share.
test('a driver’s booking is three round trips beside those that find out who asks', async () => {
  const { driver, vehicleId } = await newTruck();
  expect(await tripsOf(driver, { vehicleId })).toBeLessThanOrEqual(5);
});

test('what is booked alone takes at most eight', async () => {
  const { driver, registrationPlate } = await newTruck();
  const named = { vehicleModel: 'КамАЗ 5490', vehicleRegistrationPlate: registrationPlate };
  expect(await tripsOf(driver, named)).toBeLessThanOrEqual(8);
  const other = await newTruck();
  expect(await tripsOf(operator, { vehicleId: other.vehicleId })).toBeLessThanOrEqual(8);
});

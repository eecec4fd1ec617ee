import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let driver: Visitor;
const dateBooked = '2026-11-22T09:00:00+09:00';
const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"sendsPerAccount":2,"bookingAttemptsPerAccount":6}' } });
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', '/system-params/booking-params', { body: { maxUnconfirmedPerUser: 10 } });
});

beforeEach(async () => {
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const bookWithoutCertificate = async (path = '/booking', when: object = { dateBooked }) => {
  const { vehicleId } = await createTruck(app, driver.userId, { approved: false });
  return driver.call('POST', path, { body: { vehicleId, ...when } });
};
const codesSent = async () => {
  const { body } = await driver.call('GET', '/users/current-user');
  return (await messagesTo(app, body.phone.value)).length;
};

test('what is refused sends no code and costs none', async () => {
  const refused = { status: 422, body: { code: 'CERTIFICATE_REQUIRED' } };
  for (let count = 1; count <= 3; count += 1) {
    expect(await bookWithoutCertificate()).toMatchObject(refused);
    expect(await bookWithoutCertificate('/booking/asap', {})).toMatchObject(refused);
  }
  for (let count = 1; count <= 3; count += 1)
    expect(await bookTruck(app, driver, { dateBooked })).toMatchObject(tooMany);
  app.clock.advance({ minutes: 1 });
  for (let count = 1; count <= 2; count += 1)
    expect((await bookTruck(app, driver, { dateBooked })).status).toBe(201);
  for (let count = 1; count <= 3; count += 1)
    expect(await bookTruck(app, driver, { dateBooked })).toMatchObject(tooMany);
  expect(await codesSent()).toBe(2);
});

test('no more codes go out than are allowed, whatever is refused at the same moment', async () => {
  const answers = await Promise.all([
    bookTruck(app, driver, { dateBooked }),
    bookWithoutCertificate(),
    bookTruck(app, driver, { dateBooked }),
    bookWithoutCertificate(),
    bookTruck(app, driver, { dateBooked }),
  ]);
  const sent = answers.filter(({ status }) => status === 201).length;
  expect(sent).toBeLessThanOrEqual(2);
  app.clock.advance({ minutes: 1 });
  for (let count = sent; count < 2; count += 1)
    expect((await bookTruck(app, driver, { dateBooked })).status).toBe(201);
  expect(await bookTruck(app, driver, { dateBooked })).toMatchObject(tooMany);
  expect(await codesSent()).toBe(2);
});

test('edits are attempts too, whether they move the booking or not', async () => {
  const { body } = await bookTruck(app, driver, { dateBooked });
  const edit = (changes: object) => driver.call('PUT', '/booking', { body: { id: body.id, ...changes } });
  for (let count = 1; count <= 3; count += 1)
    expect((await edit({ firstNameOfDriver: `Пётр ${'и'.repeat(count)}` })).status).toBe(200);
  const moved = { dateBooked: '2026-11-22T10:00:00+09:00' };
  for (let count = 1; count <= 2; count += 1) expect((await edit(moved)).status).toBe(422);
  expect(await edit({ firstNameOfDriver: 'Сергей' })).toMatchObject(tooMany);
  expect(await edit(moved)).toMatchObject(tooMany);
  app.clock.advance({ minutes: 1 });
  expect((await edit({ firstNameOfDriver: 'Сергей' })).status).toBe(200);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingEvent } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const nine = '2026-11-22T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const lastChange = async (id: string) => {
  const events: BookingEvent[] = (await operator.call('GET', '/booking/history?date=2026-11-22&size=1000'))
    .body.content;
  const { type, from, to } = events.filter(({ bookingId }) => bookingId === id).at(-1) ?? {};
  return { type, from, to };
};

test('history tells of every field that an edit can change, as it was and as it is', async () => {
  const { id, vehicleId, vehicleModel, ...own } = await bookAndConfirm(app, driver, nine);
  const other = await createTruck(app, driver.userId);
  await app.database.db
    .updateTable('vehicle')
    .set({ model: 'MAN' })
    .where('id', '=', other.vehicleId)
    .execute();
  const { documentId } = await addDocument(app, driver.authorization, { type: 'OTHER' });
  const changes: [object, object, object][] = [
    [{ unlimitedEditCount: true }, { unlimitedEditCount: false }, { unlimitedEditCount: true }],
    [{ language: 'EN' }, { language: 'RU' }, { language: 'EN' }],
    [{ documents: [documentId] }, { documents: [] }, { documents: [documentId] }],
    [
      { vehicleId: other.vehicleId },
      { vehicleId, model: vehicleModel, plate: own.vehicleRegistrationPlate },
      { vehicleId: other.vehicleId, model: 'MAN', plate: other.registrationPlate },
    ],
    [
      { cargoType: 'POST' },
      { cargoType: 'GENERAL', hasPriority: false },
      { cargoType: 'POST', hasPriority: true },
    ],
    [{ email: 'x@example.org' }, { email: null }, { email: 'x@example.org' }],
    [{ phoneNumber: '+79140000001' }, { phoneNumber: own.phoneNumber }, { phoneNumber: '+79140000001' }],
    [{ firstNameOfDriver: 'Ли' }, { driver: 'Проверкин Иван' }, { driver: 'Проверкин Ли' }],
  ];
  for (const [body, from, to] of changes) {
    expect((await operator.call('PUT', '/booking', { body: { id, ...body } })).status).toBe(200);
    expect(await lastChange(id)).toEqual({ type: 'EDITED', from, to });
  }
});

test('a booking may be sent back as it was answered: nothing changes, whoever sends it; an unknown field is refused', async () => {
  const { id } = await bookAndConfirm(app, driver, nine);
  const { documentId } = await addDocument(app, driver.authorization, { type: 'OTHER' });
  await driver.call('PUT', '/booking', { body: { id, documents: [documentId] } });
  await driver.call('PUT', '/booking', { body: { id, dateBooked: '2026-11-22T10:00:00+09:00' } });
  const { passQr: _passQr, ...own } = (await driver.call('GET', `/booking/${id}`)).body;
  expect(own).toMatchObject({ pendingChanges: {}, confirmation: {}, documents: [{ documentId }] });
  for (const visitor of [driver, operator]) {
    const echoed = await visitor.call('PUT', '/booking', { body: own });
    expect(echoed.status).toBe(200);
    expect(echoed.body).toEqual(own);
  }
  const refused = await driver.call('PUT', '/booking', { body: { ...own, shoe: 1 } });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ propertyPath: 'shoe' }] } });
  const stale = await driver.call('PUT', '/booking', { body: { ...own, version: own.version - 1 } });
  expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
});

test('what only an operator may change is an echo from a driver', async () => {
  const { id } = await bookAndConfirm(app, driver, nine);
  const { passQr, ...own } = (await driver.call('GET', `/booking/${id}`)).body;
  const body = { ...own, passQr, hasPriority: true, unlimitedEditCount: true, userId: operator.userId };
  expect((await driver.call('PUT', '/booking', { body })).body).toEqual(own);
});

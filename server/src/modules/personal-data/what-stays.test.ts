import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { forgottenPlate } from '#contract/vehicles/plate.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { addDocument } from '../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { removePersonalData } from './remove-personal-data.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const bookings: Record<'past' | 'younger' | 'waiting', string> = { past: '', younger: '', waiting: '' };
const documents: Record<'certificate' | 'cargo' | 'shared', string> = {
  certificate: '',
  cargo: '',
  shared: '',
};

const book = async (plate: string, dateBooked: string, own: readonly string[] = []) => {
  const { vehicleId } = await createTruck(app, driver.userId, { plate });
  const body = { vehicleId, dateBooked, userId: driver.userId, phoneNumber: '+79140001231', documents: own };
  const { status, body: booking } = await operator.call('POST', '/booking', { body });
  expect(status).toBe(201);
  return (booking as Booking).id;
};

const status = async (id: string, to: string) =>
  expect((await operator.call('PUT', `/booking/${id}?status=${to}`, { body: {} })).status).toBe(200);

/**
 * Sets a retention time of one month and makes a booking of the 21st, one of the 27th, and a truck still in the
 * line.
 */
beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  const { body: params } = await operator.call('GET', '/system-params/booking-params');
  const changed = { ...params, personalDataMonths: 1 };
  expect((await operator.call('PUT', '/system-params/booking-params', { body: changed })).status).toBe(200);
  documents.certificate = (await addDocument(app, driver.authorization)).documentId;
  documents.cargo = (await addDocument(app, driver.authorization, { type: 'OTHER' })).documentId;
  documents.shared = (await addDocument(app, driver.authorization, { type: 'OTHER' })).documentId;
  bookings.past = await book('А111АА11', '2026-11-21T09:00:00+09:00', Object.values(documents));
  bookings.younger = await book('В222ВВ22', '2026-11-27T09:00:00+09:00', [documents.shared]);
  bookings.waiting = await book('С333СС33', '2026-11-20T14:00:00+09:00');
  await status(bookings.waiting, 'WAITING');
  await status(bookings.past, 'CANCELED');
  await status(bookings.younger, 'CANCELED');
  const { vehicleId } = await createTruck(app, driver.userId, { plate: 'Е444ЕЕ44' });
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId, reason: 'Въехал сам' } });
  app.clock.set('2026-12-25T12:00:00+09:00');
  await removePersonalData(app.systemContext());
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

const bookingOf = (id: string) =>
  app.database.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('only what is over for that long is forgotten', async () => {
  expect((await bookingOf(bookings.past)).plate).toBe(forgottenPlate);
  expect(await bookingOf(bookings.younger)).toMatchObject({ plate: 'В222ВВ22', phone: '+79140001231' });
  expect(await bookingOf(bookings.waiting)).toMatchObject({ plate: 'С333СС33', phone: '+79140001231' });
});

test('a certificate stays with its truck and a paper with its younger booking', async () => {
  const rows = await app.database.db.selectFrom('document').select('id').execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([documents.certificate, documents.shared].toSorted());
});

test('trucks that somebody has are as they were, found by any part of their plates, and banned', async () => {
  const found = (await operator.call('GET', '/search?q=111')).body;
  expect([found.vehicles.length, found.bookings.length]).toEqual([1, 0]);
  const banned = (await operator.call('GET', '/vehicle/all?banStatus=BANNED')).body.content;
  expect(banned).toMatchObject([{ registrationPlate: 'Е444ЕЕ44', ban: { reason: 'Въехал сам' } }]);
});

test('an account itself is not touched', async () => {
  const user = (await operator.call('GET', `/users/${driver.userId}`)).body;
  expect(user).toMatchObject({ lastName: 'Проверкин', phone: { verified: true } });
});

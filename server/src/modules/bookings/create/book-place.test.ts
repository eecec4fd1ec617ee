import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notCode } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, bookTruck, lastCodeOf, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let driver: Visitor;
let operator: Visitor;
const slot = '2026-11-21T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
  await operator.call('PUT', '/system-params/booking-params', {
    body: {
      slotCapacity: 12,
      priorityReserve: 2,
      maxActiveBookingsPerUser: 10,
      maxUnconfirmedPerUser: 2,
      certificateRequired: true,
      priorityDocumentRequired: true,
    },
  });
  await operator.call('PUT', '/system-params/booking-blocked?value=false');
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const book = (visitor: Visitor, body: object = {}) => bookTruck(app, visitor, { dateBooked: slot, ...body });

test('a place is held until its code comes, then booked', async () => {
  const before = (await slotAt(driver, slot)).free;
  const { status, body } = await book(driver);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    bookingStatus: 'WAITING_FOR_CONFIRMATION',
    dateBooked: slot,
    slotEnd: '2026-11-21T10:00:00+09:00',
    formattedBookingNumber: expect.stringMatching(/^261121-\d{4}$/),
    cargoType: 'GENERAL',
    firstNameOfDriver: 'Иван',
    hasPriority: false,
    userId: driver.userId,
    confirmation: { kind: 'BOOKING', channel: 'SMS', resendInSeconds: 300, expiresInSeconds: 900 },
    version: expect.any(Number),
  });
  expect((await slotAt(driver, slot)).free).toBe(before - 1);
  const code = await lastCodeOf(app, driver);
  const confirm = async (typed: string) =>
    (await driver.call('POST', '/booking/confirm', { body: { id: body.id, code: typed } })).status;
  expect(await confirm(notCode(code))).toBe(400);
  expect(await confirm(code)).toBe(204);
  const booked = (await driver.call('GET', `/booking/${body.id}`)).body;
  expect(booked).toMatchObject({ bookingStatus: 'BOOKED', editCount: 0 });
  expect(booked).not.toHaveProperty('confirmation');
  expect(await confirm(code)).toBe(422);
});

test('ordinary bookings leave the reserve alone, priority ones may take it, and never more than there is', async () => {
  const dateBooked = '2026-11-23T09:00:00+09:00';
  await operator.call('PUT', '/system-params/booking-params', {
    body: {
      capacityOverrides: [{ start: dateBooked, capacity: 3 }],
      priorityReserve: 2,
      priorityDocumentRequired: false,
    },
  });
  const answers: number[] = [];
  for (const cargoType of ['GENERAL', 'GENERAL', 'PERISHABLE', 'POST', 'PERISHABLE'])
    answers.push((await book(await createVisitor(app), { dateBooked, cargoType })).status);
  expect(answers).toEqual([201, 409, 201, 201, 409]);
  expect(await slotAt(driver, dateBooked)).toMatchObject({
    capacity: 3,
    free: 0,
    priorityFree: 0,
    state: 'FULL',
  });
});

test.each([
  ['a time that no slot begins at', { dateBooked: '2026-11-21T09:30:00+09:00' }, 422, 'SLOT_NOT_FOUND'],
  ['beyond the horizon', { dateBooked: '2026-11-28T09:00:00+09:00' }, 422, 'SLOT_BEYOND_HORIZON'],
  ['too soon', { dateBooked: '2026-11-20T12:00:00+09:00' }, 422, 'SLOT_TOO_SOON'],
  ['another offset for the same instant', { dateBooked: '2026-11-21T01:00:00Z' }, 201, undefined],
  ['an unknown cargo type', { cargoType: 'ELEPHANTS' }, 400, 'INVALID_INPUT'],
  ['priority cargo without a document', { cargoType: 'PERISHABLE' }, 422, 'PRIORITY_DOCUMENT_REQUIRED'],
  ['no vehicle', { vehicleId: undefined }, 400, 'INVALID_INPUT'],
  ['a vehicle that is not there', { vehicleId: '01997000-0000-7000-8000-000000000000' }, 404, 'NOT_FOUND'],
  ['documents that are not there', { documents: ['01997000-0000-7000-8000-000000000000'] }, 404, 'NOT_FOUND'],
  ['an unknown field', { shoe: 1 }, 400, 'INVALID_INPUT'],
])('booking with %s: %o → %i', async (_name, body, status, code) => {
  const answered = await book(driver, body);
  expect(answered.status).toBe(status);
  expect(answered.body.code).toBe(code);
});

test('the rules of the truck: certificate, ban, another account’s plate, one booking at a time', async () => {
  const { vehicleId } = await createTruck(app, driver.userId, { approved: false });
  const body = { dateBooked: slot, vehicleId };
  expect((await driver.call('POST', '/booking', { body })).body.code).toBe('CERTIFICATE_REQUIRED');
  await operator.call('PUT', '/system-params/booking-params', { body: { certificateRequired: false } });
  expect((await driver.call('POST', '/booking', { body })).status).toBe(201);
  expect((await driver.call('POST', '/booking', { body })).body.code).toBe('PLATE_ALREADY_BOOKED');
});

test('limits per account: unconfirmed first, then active', async () => {
  await operator.call('PUT', '/system-params/booking-params', {
    body: { maxActiveBookingsPerUser: 2, maxUnconfirmedPerUser: 1 },
  });
  await bookAndConfirm(app, driver, slot);
  expect((await book(driver)).status).toBe(201);
  expect((await book(driver)).body.code).toBe('TOO_MANY_BOOKINGS');
  const other = await createVisitor(app);
  await book(other);
  expect((await book(other)).body.code).toBe('TOO_MANY_UNCONFIRMED');
});

test('while blocked, drivers cannot book and operators can; theirs is booked at once', async () => {
  await operator.call('PUT', '/system-params/booking-blocked?value=true&reason=snow');
  const reasons = { RU: 'snow', EN: 'snow', CN: 'snow' };
  expect((await book(driver)).body).toMatchObject({ code: 'BOOKING_BLOCKED', reasons });
  await operator.call('PUT', '/system-params/booking-blocked?value=true');
  expect((await book(driver)).body).not.toHaveProperty('reasons');
  const { vehicleId } = await createTruck(app, driver.userId, { approved: false });
  const { status, body } = await operator.call('POST', '/booking', {
    body: { dateBooked: '2026-11-20T13:00:00+09:00', vehicleId, hasPriority: true },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ bookingStatus: 'BOOKED', userId: driver.userId, hasPriority: true });
  expect(body).not.toHaveProperty('confirmation');
});

test('an operator books a truck for the account that has it, and while it is booked it can neither go nor change its plate', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const stranger = await createVisitor(app);
  const bookFor = ({ userId }: Visitor) =>
    operator.call('POST', '/booking', { body: { dateBooked: slot, vehicleId, userId } });
  expect(await bookFor(stranger)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', errors: [{ propertyPath: 'vehicleId' }] },
  });
  const { id } = (await bookFor(driver)).body;
  const refused = { status: 409, body: { code: 'VEHICLE_HAS_BOOKING' } };
  const remove = () => driver.call('DELETE', `/vehicle/${vehicleId}`);
  const plate = { id: vehicleId, registrationPlate: 'А001АА75' };
  expect(await remove()).toMatchObject(refused);
  expect(await driver.call('PUT', '/vehicle/v2', { body: plate })).toMatchObject(refused);
  const give = (account_id: string) =>
    app.database.db.updateTable('booking').set({ account_id }).where('id', '=', id).execute();
  await give(stranger.userId);
  expect(await remove()).toMatchObject(refused);
  await give(driver.userId);
  await operator.call('DELETE', `/booking/${id}`);
  expect((await remove()).status).toBe(204);
});

test('a driver cannot give himself priority or another account', async () => {
  const { body } = await book(driver, {
    hasPriority: true,
    userId: operator.userId,
    unlimitedEditCount: true,
  });
  expect(body).toMatchObject({ hasPriority: false, userId: driver.userId, unlimitedEditCount: false });
});

test('an answer that was lost is given again for the same key, and another body under it is refused', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const send = (dateBooked: string) =>
    driver.call('POST', '/booking', {
      body: { dateBooked, vehicleId },
      headers: { 'idempotency-key': 'lost-answer-1' },
    });
  const [first, again] = [await send(slot), await send(slot)];
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect((await send('2026-11-21T10:00:00+09:00')).status).toBe(409);
});

test('as soon as possible takes the earliest free place', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const { status, body } = await driver.call('POST', '/booking/asap', { body: { vehicleId } });
  expect(status).toBe(201);
  expect(body.dateBooked).toBe('2026-11-20T13:00:00+09:00');
});

test('a truck that is named by plate and model is added to the account, and found with its booking afterwards', async () => {
  await operator.call('PUT', '/system-params/booking-params', { body: { certificateRequired: false } });
  const body = { dateBooked: slot, vehicleModel: 'Sitrak C7H', vehicleRegistrationPlate: '黑B 1N842' };
  const { status, body: made } = await driver.call('POST', '/booking', { body });
  expect(status).toBe(201);
  expect(made).toMatchObject({ vehicleModel: 'Sitrak C7H', vehicleRegistrationPlate: '黑B 1N842' });
  const found = await driver.call(
    'GET',
    `/booking/vehicles/with-next-booking-or-unbooked?registrationPlate=${encodeURIComponent('黑b1')}`,
  );
  expect(found.body).toMatchObject([{ vehicle: { id: made.vehicleId }, booking: { id: made.id } }]);
  expect(
    (
      await driver.call(
        'GET',
        `/booking/earliest-by-plate?registrationPlate=${encodeURIComponent('黑Ｂ1N842')}`,
      )
    ).body.id,
  ).toBe(made.id);
});

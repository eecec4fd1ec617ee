import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, bookTruck, confirmBooking, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const nine = '2026-11-22T09:00:00+09:00';
const ten = '2026-11-22T10:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  // Room for the bookings of all tests, in whatever order they come.
  await operator.call('PUT', '/system-params/booking-params', {
    body: { slotCapacity: 40, priorityDocumentRequired: false },
  });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const confirm = (id: string) => confirmBooking(app, driver, id);
const booked = async (dateBooked = nine) => (await bookAndConfirm(app, driver, dateBooked)).id;
const get = async (id: string) => (await driver.call('GET', `/booking/${id}`)).body;
const edit = (id: string, body: object) => driver.call('PUT', '/booking', { body: { id, ...body } });
const freeAt = async (start: string) => (await slotAt(driver, start)).free;

test('a change of slot holds the new place beside the old one until its code comes', async () => {
  const id = await booked();
  const before = { nine: await freeAt(nine), ten: await freeAt(ten) };
  const { status, body } = await edit(id, { dateBooked: ten });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    bookingStatus: 'WAITING_FOR_CHANGES_CONFIRMATION',
    dateBooked: nine,
    pendingChanges: { dateBooked: ten },
    editCount: 0,
    confirmation: { kind: 'BOOKING' },
  });
  expect(await freeAt(nine)).toBe(before.nine);
  expect(await freeAt(ten)).toBe(before.ten - 1);
  expect((await confirm(id)).status).toBe(204);
  expect(await get(id)).toMatchObject({ bookingStatus: 'BOOKED', dateBooked: ten, editCount: 1 });
  expect(await freeAt(nine)).toBe(before.nine + 1);
});

test('changes are counted when confirmed, and there are so many of them', async () => {
  const id = await booked();
  for (const dateBooked of [ten, nine, ten]) {
    await edit(id, { dateBooked });
    await confirm(id);
  }
  expect(await get(id)).toMatchObject({ editCount: 3 });
  expect((await edit(id, { dateBooked: nine })).body.code).toBe('EDITS_USED_UP');
});

test('a change into a full slot is refused with the nearest others, its own slot not among them', async () => {
  const id = await booked();
  const override = (...capacityOverrides: object[]) =>
    operator.call('PUT', '/system-params/booking-params', { body: { capacityOverrides } });
  await override({ start: ten, capacity: 0 });
  const { status, body } = await edit(id, { dateBooked: ten });
  expect([status, body.code]).toEqual([409, 'SLOT_FULL']);
  expect(body.suggestions).toMatchObject(
    ['11:00', '08:00', '12:00'].map((time) => ({ start: `2026-11-22T${time}:00+09:00`, state: 'FREE' })),
  );
  await override();
  expect(await get(id)).toMatchObject({ bookingStatus: 'BOOKED', dateBooked: nine });
});

test('operators find a truck by the time that it is booked for, wherever that has moved', async () => {
  const { id, vehicleRegistrationPlate: plate } = await bookAndConfirm(app, driver, nine);
  const lastBooked = async () => {
    const query = `registrationPlate=${encodeURIComponent(plate)}`;
    return (await operator.call('GET', `/vehicle/all?${query}`)).body.content[0].lastBookedDate;
  };
  await edit(id, { dateBooked: ten });
  expect(await lastBooked()).toBe(nine);
  await confirm(id);
  expect(await lastBooked()).toBe(ten);
  await operator.call('PUT', '/booking', { body: { id, dateBooked: nine } });
  expect(await lastBooked()).toBe(nine);
});

test('it is too late to move a booking shortly before it', async () => {
  const id = await booked();
  app.clock.set('2026-11-22T06:01:00+09:00');
  expect((await edit(id, { dateBooked: '2026-11-22T20:00:00+09:00' })).body.code).toBe('EDIT_TOO_LATE');
});

test('driver, contacts and cargo change at once and uncounted', async () => {
  const id = await booked();
  const own = await get(id);
  const { body } = await edit(id, {
    ...own,
    firstNameOfDriver: 'Пётр',
    phoneNumber: '+79145550123',
    cargoType: 'DANGEROUS',
  });
  expect(body).toMatchObject({
    bookingStatus: 'BOOKED',
    firstNameOfDriver: 'Пётр',
    phoneNumber: '+79145550123',
    cargoType: 'DANGEROUS',
    editCount: 0,
  });
  expect(body.vehicleRegistrationPlate).toBe(own.vehicleRegistrationPlate);
  expect((await edit(id, { version: own.version, firstNameOfDriver: 'Иван' })).status).toBe(409);
});

test('a driver cannot pass his place on to another truck, his own neither', async () => {
  const own = await bookAndConfirm(app, driver, nine);
  const { vehicleId, registrationPlate } = await createTruck(app, driver.userId);
  for (const change of [{ vehicleId }, { vehicleRegistrationPlate: registrationPlate }])
    expect(await edit(own.id, { ...own, ...change })).toMatchObject({
      status: 422,
      body: { code: 'PLATE_NOT_EDITABLE' },
    });
  expect((await edit(own.id, { vehicleId, version: own.version + 1 })).body.code).toBe('STALE_VERSION');
  expect(await get(own.id)).toEqual(own);
});

test('an operator gives a booking another truck; one that the account has not is added to it', async () => {
  const own = await bookAndConfirm(app, driver, nine);
  const change = (body: object) => operator.call('PUT', '/booking', { body: { id: own.id, ...body } });
  const spare = await createTruck(app, driver.userId);
  expect((await change({ vehicleId: spare.vehicleId })).body).toMatchObject({
    bookingStatus: 'BOOKED',
    dateBooked: nine,
    vehicleId: spare.vehicleId,
    vehicleRegistrationPlate: spare.registrationPlate,
    editCount: 0,
  });
  const added = await change({ vehicleRegistrationPlate: '黑B 77777', vehicleModel: 'Sitrak C7H' });
  expect(added.body).toMatchObject({ vehicleRegistrationPlate: '黑B 77777', vehicleModel: 'Sitrak C7H' });
  const vehicles = (await driver.call('GET', '/vehicle/current-user')).body.content;
  expect(vehicles).toContainEqual(
    expect.objectContaining({ id: added.body.vehicleId, registrationPlate: '黑B 77777' }),
  );
  const found = await operator.call('GET', '/booking/earliest-by-plate?registrationPlate=%E9%BB%91B77777');
  expect(found.body.id).toBe(own.id);
  expect((await bookTruck(app, driver, { dateBooked: ten, vehicleId: own.vehicleId })).status).toBe(201);
});

test('an operator cannot give a booking a truck that is banned, booked or somebody else’s', async () => {
  const own = await bookAndConfirm(app, driver, nine);
  const change = async (body: object) => {
    const { status, body: answer } = await operator.call('PUT', '/booking', {
      body: { id: own.id, ...body },
    });
    return [status, answer.code];
  };
  const banned = await createTruck(app, driver.userId);
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned.vehicleId, reason: 'x' } });
  const other = await createVisitor(app);
  const taken = await bookAndConfirm(app, other, ten);
  expect(await change({ vehicleId: banned.vehicleId })).toEqual([422, 'VEHICLE_BANNED']);
  expect(await change({ vehicleRegistrationPlate: taken.vehicleRegistrationPlate })).toEqual([
    409,
    'PLATE_ALREADY_BOOKED',
  ]);
  expect(await change({ vehicleId: taken.vehicleId })).toEqual([400, 'INVALID_INPUT']);
  expect(await get(own.id)).toEqual(own);
});

test('cargo that becomes priority moves into the reserve, and back', async () => {
  const id = await booked();
  const before = await freeAt(nine);
  expect((await edit(id, { cargoType: 'PERISHABLE' })).body).toMatchObject({ hasPriority: true });
  expect(await freeAt(nine)).toBeGreaterThanOrEqual(before);
  expect((await edit(id, { cargoType: 'GENERAL' })).body).toMatchObject({ hasPriority: false });
  expect(await freeAt(nine)).toBe(before);
});

test('cancelling frees the place at once and keeps the reason; twice is refused', async () => {
  const id = await booked();
  const before = await freeAt(nine);
  expect(
    (await driver.call('DELETE', `/booking/${id}?reason=${encodeURIComponent('Сломался')}`)).status,
  ).toBe(204);
  expect(await get(id)).toMatchObject({ bookingStatus: 'CANCELED', cancellationReason: 'Сломался' });
  expect(await freeAt(nine)).toBe(before + 1);
  expect((await driver.call('DELETE', `/booking/${id}`)).status).toBe(422);
});

test('another driver’s booking does not exist', async () => {
  const id = await booked();
  const stranger = await createVisitor(app);
  const number = (await get(id)).formattedBookingNumber;
  expect((await stranger.call('GET', `/booking/${id}`)).status).toBe(404);
  expect((await stranger.call('DELETE', `/booking/${id}`)).status).toBe(404);
  expect((await stranger.call('PUT', '/booking', { body: { id, firstNameOfDriver: 'Х' } })).status).toBe(404);
  expect((await stranger.call('POST', '/booking/confirm', { body: { id, code: '123456' } })).status).toBe(
    404,
  );
  expect((await stranger.call('GET', `/booking/formattedBookingNumber/${number}`)).status).toBe(404);
  expect((await stranger.call('GET', '/booking?bookedDate=2026-11-22')).body.content).toEqual([]);
});

test('lists: active by default, canceled and finished when asked for, in either order', async () => {
  const first = await booked(nine);
  const second = await booked(ten);
  await driver.call('DELETE', `/booking/${first}`);
  const ids = async (query: string) =>
    (await driver.call('GET', `/booking/current-user${query}`)).body.content.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids('')).toEqual([second]);
  expect(await ids('?showCancelled=true')).toEqual([first, second]);
  expect(await ids('?showCancelled=true&sort=dateBooked,desc')).toEqual([second, first]);
  expect(await ids('?showBooked=false&showCancelled=true')).toEqual([first]);
  expect(await ids('?showBooked=false')).toEqual([]);
  const page = (await driver.call('GET', '/booking/current-user?showCancelled=true&size=1')).body;
  expect(page).toMatchObject({ last: false, page: 0, size: 1, total: 2 });
});

test('an operator finds bookings by any of their properties', async () => {
  const id = await booked();
  const own = await get(id);
  const found = async (filter: object) =>
    (await operator.call('POST', '/booking/all', { body: filter })).body.content.map(
      (one: { id: string }) => one.id,
    );
  expect(await found({ formattedBookingNumber: own.formattedBookingNumber })).toEqual([id]);
  expect(await found({ registrationPlate: own.vehicleRegistrationPlate.toLowerCase() })).toEqual([id]);
  expect(
    await found({
      userId: driver.userId,
      statuses: ['BOOKED'],
      dateFrom: '2026-11-22',
      dateTo: '2026-11-22',
    }),
  ).toEqual([id]);
  expect(await found({ userId: driver.userId, dateTo: '2026-11-21' })).toEqual([]);
  const phoneNumber = own.phoneNumber.replace(/^\+7(...)(...)/, '+7 ($1) $2-');
  const name = `${own.firstNameOfDriver} ${own.lastNameOfDriver.slice(0, 4)}`.toUpperCase();
  expect(await found({ userId: driver.userId, driver: name, phoneNumber })).toEqual([id]);
  expect((await driver.call('POST', '/booking/all', { body: {} })).status).toBe(403);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { confirmBooking, lastCodeOf } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;
let app: TestApp;
let operator: Visitor;
let owner: Visitor;
let stranger: Visitor;
let plates = 100;
let plate = '';
const nine = '2026-11-21T09:00:00+09:00';
const ten = '2026-11-21T10:00:00+09:00';

beforeAll(async () => {
  pair = await createTestPair();
  app = pair.first;
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', '/system-params/booking-params', { body: { certificateRequired: false } });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  [owner, stranger] = [await createVisitor(app), await createVisitor(app)];
  plates += 1;
  plate = `К ${plates} КК 75`;
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await pair.close();
});

/** Makes trucks of the same plate in two spellings. */
const truckOf = async (visitor: Visitor, approved: boolean) =>
  (await createTruck(app, visitor.userId, { plate: approved ? plate : plate.replaceAll(' ', ''), approved }))
    .vehicleId;
const book = (visitor: Visitor, vehicleId: string, dateBooked = nine) =>
  visitor.call('POST', '/booking', { body: { dateBooked, vehicleId } });
const get = async (visitor: Visitor, id: string) => (await visitor.call('GET', `/booking/${id}`)).body;

test('holds of two accounts stand side by side, and whoever confirms second is too late and learns nothing', async () => {
  const [mine, theirs] = [await truckOf(owner, false), await truckOf(stranger, false)];
  const [first, second] = [(await book(owner, mine)).body, (await book(stranger, theirs, ten)).body];
  expect([first.bookingStatus, second.bookingStatus]).toEqual(Array(2).fill('WAITING_FOR_CONFIRMATION'));
  expect((await book(owner, mine, ten)).body.code).toBe('PLATE_ALREADY_BOOKED');
  expect((await confirmBooking(app, stranger, second.id)).status).toBe(204);
  const refused = await confirmBooking(app, owner, first.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'PLATE_ALREADY_BOOKED' } });
  expect(JSON.stringify(refused.body)).not.toContain(second.formattedBookingNumber);
  expect(JSON.stringify(refused.body)).not.toContain(stranger.userId);
  expect((await get(owner, first.id)).bookingStatus).toBe('WAITING_FOR_CONFIRMATION');
  await stranger.call('DELETE', `/booking/${second.id}`);
  expect((await confirmBooking(app, owner, first.id)).status).toBe(204);
});

test('of two codes that come at the same moment one is too late, on two instances', async () => {
  const [mine, theirs] = [await truckOf(owner, false), await truckOf(stranger, false)];
  const [first, second] = [(await book(owner, mine)).body, (await book(stranger, theirs, ten)).body];
  const confirm = async (at: TestApp, visitor: Visitor, id: string) =>
    at.server.inject({
      method: 'POST',
      url: '/api/booking/confirm',
      headers: { authorization: visitor.authorization },
      payload: { id, code: await lastCodeOf(app, visitor) },
    });
  const answers = await Promise.all([
    confirm(pair.first, owner, first.id),
    confirm(pair.second, stranger, second.id),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
});

test('whoever has the plate approved takes it when the code comes, not before', async () => {
  const theirs = await truckOf(stranger, false);
  const { id } = (await book(stranger, theirs, ten)).body;
  await confirmBooking(app, stranger, id);
  const mine = await truckOf(owner, true);
  const held = await book(owner, mine);
  expect(held.status).toBe(201);
  expect((await get(stranger, id)).bookingStatus).toBe('BOOKED');
  expect((await confirmBooking(app, owner, held.body.id)).status).toBe(204);
  expect(await get(stranger, id)).toMatchObject({
    bookingStatus: 'CANCELED',
    cancellationReason: 'PLATE_CLAIMED',
  });
  expect((await book(stranger, theirs, ten)).body.code).toBe('PLATE_OF_ANOTHER_ACCOUNT');
});

test('a truck that has arrived keeps its booking', async () => {
  const { id } = (await book(stranger, await truckOf(stranger, false))).body;
  const { id: own } = (await book(owner, await truckOf(owner, true), ten)).body;
  await operator.call('PUT', `/booking/${id}?status=BOOKED`, { body: {} });
  await operator.call('PUT', `/booking/${id}?status=WAITING`, { body: {} });
  expect(await confirmBooking(app, owner, own)).toMatchObject({
    status: 409,
    body: { code: 'PLATE_ALREADY_BOOKED' },
  });
  expect((await get(stranger, id)).bookingStatus).toBe('WAITING');
});

test('an operator who confirms a hold or books for the owner claims the plate the same way', async () => {
  const { id } = (await book(stranger, await truckOf(stranger, false), ten)).body;
  const { id: unconfirmed } = (await book(owner, await truckOf(owner, false))).body;
  const confirm = (one: string) => operator.call('PUT', `/booking/${one}?status=BOOKED`, { body: {} });
  expect((await confirm(id)).status).toBe(200);
  expect((await confirm(unconfirmed)).body.code).toBe('PLATE_ALREADY_BOOKED');
  const third = await createVisitor(app);
  const booked = await book(operator, await truckOf(third, true));
  expect(booked).toMatchObject({ status: 201, body: { bookingStatus: 'BOOKED', userId: third.userId } });
  expect((await get(stranger, id)).cancellationReason).toBe('PLATE_CLAIMED');
});

test('a ban ends every hold of the plate', async () => {
  const mine = await truckOf(owner, false);
  const held = [
    (await book(owner, mine, ten)).body.id,
    (await book(stranger, await truckOf(stranger, false))).body.id,
  ];
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: mine, reason: 'x' } });
  const reasons = held.map(async (id) => (await get(operator, id)).cancellationReason);
  expect(await Promise.all(reasons)).toEqual(['BANNED', 'BANNED']);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import {
  bookAndConfirm,
  bookTruck,
  confirmBooking,
  lastCodeOf,
  slotAt,
} from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { expireHolds } from './expire-holds.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const nine = '2026-11-22T09:00:00+09:00';
const ten = '2026-11-22T10:00:00+09:00';
/** This slot has one place. */
const small = '2026-11-22T12:00:00+09:00';

const setParams = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await setParams({ priorityReserve: 0, capacityOverrides: [{ start: small, capacity: 1 }] });
});

beforeEach(async () => {
  app.clock.advance({ hours: 1 });
  await expireHolds(app.systemContext());
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const get = async (id: string) => (await driver.call('GET', `/booking/${id}`)).body;
const ownList = async (query = '') =>
  (await driver.call('GET', `/booking/current-user${query}`)).body.content;
const resend = (bookingId: string) =>
  call(app, 'POST /booking/confirm/resend', { token: driver.authorization, form: { bookingId } });
const edit = (id: string, body: object) => driver.call('PUT', '/booking', { body: { id, ...body } });

/** These tests are not about the penalty for lost holds. */
const forgetLostHolds = () => app.database.db.deleteFrom('lost_hold').execute();

const storedStatus = async (id: string) =>
  (await app.database.db.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;

const eventsOf = async (id: string) => {
  const events = app.database.db
    .selectFrom('booking_event')
    .select(['type', 'actor'])
    .where('booking_id', '=', id);
  return (await events.orderBy('event_at').orderBy('id').execute()).map(
    ({ type, actor }) => `${type} ${actor}`,
  );
};

test('a code that comes after the hold has ended is too late, whether or not a job has run', async () => {
  const { body } = await bookTruck(app, driver, { dateBooked: nine });
  const code = await lastCodeOf(app, driver);
  app.clock.advance({ minutes: 15 });
  const confirm = () => driver.call('POST', '/booking/confirm', { body: { id: body.id, code } });
  const tooLate = { status: 422, body: { code: 'HOLD_EXPIRED' } };
  expect(await confirm()).toMatchObject(tooLate);
  expect(refusal(await resend(body.id))).toMatchObject({ status: 422, code: 'HOLD_EXPIRED' });
  await expireHolds(app.systemContext());
  expect(await confirm()).toMatchObject(tooLate);
  expect(refusal(await resend(body.id))).toMatchObject({ status: 422, code: 'HOLD_EXPIRED' });
});

test('another code comes after five minutes, replaces the first and prolongs nothing', async () => {
  const { body } = await bookTruck(app, driver, { dateBooked: nine });
  const first = await lastCodeOf(app, driver);
  app.clock.advance({ seconds: 299 });
  expect(refusal(await resend(body.id))).toMatchObject({ status: 429, code: 'RESEND_TOO_EARLY' });
  app.clock.advance({ seconds: 1 });
  expect((await resend(body.id)).statusCode).toBe(204);
  const second = await lastCodeOf(app, driver);
  const confirm = (code: string) => driver.call('POST', '/booking/confirm', { body: { id: body.id, code } });
  if (second !== first) expect((await confirm(first)).status).toBe(400);
  app.clock.advance({ seconds: 599 });
  expect((await get(body.id)).confirmation).toMatchObject({ expiresInSeconds: 1 });
  expect((await confirm(second)).status).toBe(204);
  expect(refusal(await resend(body.id))).toMatchObject({ status: 422, code: 'NOT_AWAITING_CODE' });
});

test('what is said of a code never outlasts the place that waits for it', async () => {
  await setParams({ confirmationMinutes: 5 });
  const { body } = await bookTruck(app, driver, { dateBooked: nine });
  await setParams({ confirmationMinutes: 15 });
  expect(body.confirmation.expiresInSeconds).toBe(300);
  app.clock.advance({ minutes: 2 });
  expect((await get(body.id)).confirmation.expiresInSeconds).toBe(180);
});

test('a place whose code did not come goes to the next who asks, and the one who let it go pays', async () => {
  const held = await bookTruck(app, driver, { dateBooked: small });
  expect(held.status).toBe(201);
  const other = await createVisitor(app);
  const refused = await bookTruck(app, other, { dateBooked: small });
  expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_FULL' } });
  expect(refused.body.suggestions).toHaveLength(3);
  expect(refused.body.suggestions[0]).toMatchObject({
    state: 'FREE',
    start: expect.stringMatching(/^2026-11-22T1[13]:00/),
  });
  app.clock.advance({ minutes: 16 });
  expect((await bookTruck(app, other, { dateBooked: small })).status).toBe(201);
  expect(await get(held.body.id)).toMatchObject({ bookingStatus: 'CANCELED', cancellationReason: 'EXPIRED' });
  expect(await bookTruck(app, driver, { dateBooked: nine })).toMatchObject({
    status: 429,
    body: { code: 'BOOKING_PAUSE' },
  });
  app.clock.advance({ minutes: 2 });
  expect(await bookTruck(app, driver, { dateBooked: nine })).toMatchObject({
    status: 422,
    body: { code: 'CAPTCHA_REQUIRED' },
  });
});

test('a place that only a hold which has run out keeps is shown as free before any job has run, and can be had', async () => {
  const { body: held } = await bookTruck(app, driver, { dateBooked: small });
  expect(await slotAt(driver, small)).toMatchObject({ free: 0, priorityFree: 0, state: 'FULL' });
  app.clock.advance({ minutes: 15 });
  expect(await slotAt(driver, small)).toMatchObject({ free: 1, priorityFree: 1, state: 'FEW' });
  expect(await storedStatus(held.id)).toBe('WAITING_FOR_CONFIRMATION');
  const booked = await bookAndConfirm(app, await createVisitor(app), nine);
  const moved = await operator.call('PUT', '/booking', { body: { id: booked.id, dateBooked: small } });
  expect(moved).toMatchObject({ status: 200, body: { dateBooked: small } });
  expect(await slotAt(driver, small)).toMatchObject({ free: 0, state: 'FULL' });
  await operator.call('DELETE', `/booking/${booked.id}`);
});

test('as soon as possible takes the place of a hold that has run out, if that is the earliest', async () => {
  const closures = [{ from: '2026-11-20T12:00:00+09:00', to: small, reason: 'x' }];
  await setParams({ closures });
  await bookTruck(app, driver, { dateBooked: small });
  app.clock.advance({ minutes: 15 });
  const other = await createVisitor(app);
  const { vehicleId } = await createTruck(app, other.userId);
  const { status, body } = await other.call('POST', '/booking/asap', { body: { vehicleId } });
  await setParams({ closures: [] });
  expect([status, body.dateBooked]).toEqual([201, small]);
  await operator.call('DELETE', `/booking/${body.id}`);
});

test('a change whose code does not come leaves the booking as it was, once the job has run', async () => {
  const { id } = await bookAndConfirm(app, driver, nine);
  const before = (await slotAt(driver, ten)).free;
  await edit(id, { dateBooked: ten });
  app.clock.advance({ minutes: 15 });
  expect(await expireHolds(app.systemContext())).toBe(1);
  expect(await storedStatus(id)).toBe('BOOKED');
  expect(await get(id)).toMatchObject({ dateBooked: nine, editCount: 0 });
  expect((await slotAt(driver, ten)).free).toBe(before);
});

test('whoever reads a change that has run out sees the booking as it was, and can change it again', async () => {
  const { id } = await bookAndConfirm(app, driver, nine);
  const before = (await slotAt(driver, ten)).free;
  await edit(id, { dateBooked: ten });
  app.clock.advance({ minutes: 14 });
  expect(await ownList()).toMatchObject([{ id, pendingChanges: { dateBooked: ten } }]);
  app.clock.advance({ minutes: 1 });
  const code = await lastCodeOf(app, driver);
  const [card] = await ownList();
  expect(card).toMatchObject({ id, bookingStatus: 'BOOKED', dateBooked: nine, editCount: 0 });
  expect(card).not.toHaveProperty('pendingChanges');
  expect(card).not.toHaveProperty('confirmation');
  expect((await slotAt(driver, ten)).free).toBe(before);
  const late = await driver.call('POST', '/booking/confirm', { body: { id, code } });
  expect(late).toMatchObject({ status: 422, body: { code: 'HOLD_EXPIRED' } });
  await forgetLostHolds();
  expect((await edit(id, { dateBooked: ten })).status).toBe(200);
  app.clock.advance({ minutes: 15 });
  expect((await edit(id, { dateBooked: ten })).body.code).toBe('BOOKING_PAUSE');
  await forgetLostHolds();
  expect((await edit(id, { dateBooked: ten })).status).toBe(200);
  expect((await confirmBooking(app, driver, id)).status).toBe(204);
  expect(await get(id)).toMatchObject({ dateBooked: ten, editCount: 1 });
});

test('a new booking that has run out leaves every list of active ones, and is ended once by however many readers', async () => {
  const { body } = await bookTruck(app, driver, { dateBooked: nine });
  const { id, formattedBookingNumber: number, vehicleRegistrationPlate: plate } = body;
  const before = (await slotAt(driver, nine)).free;
  app.clock.advance({ minutes: 15 });
  const byPlate = `/booking/earliest-by-plate?registrationPlate=${encodeURIComponent(plate)}`;
  const [list, one, found, gone] = await Promise.all([
    ownList(),
    get(id),
    driver.call('GET', `/booking/formattedBookingNumber/${number}`),
    driver.call('GET', byPlate),
    expireHolds(app.systemContext()),
  ]);
  expect(list).toEqual([]);
  expect(one).toMatchObject({ bookingStatus: 'CANCELED', cancellationReason: 'EXPIRED' });
  expect(found.body).toMatchObject({ id, bookingStatus: 'CANCELED' });
  expect(gone.status).toBe(404);
  expect(await ownList('?showCancelled=true')).toMatchObject([{ id, bookingStatus: 'CANCELED' }]);
  expect(await eventsOf(id)).toEqual(['CREATED DRIVER', 'CANCELED SYSTEM']);
  expect((await slotAt(driver, nine)).free).toBe(before + 1);
});

test('operators see the same: by day, by search, by plate', async () => {
  const { id } = await bookAndConfirm(app, driver, nine);
  const readings = [
    async () => (await operator.call('GET', '/booking?bookedDate=2026-11-22&size=100')).body.content,
    async () =>
      (await operator.call('POST', '/booking/all', { body: { userId: driver.userId } })).body.content,
    async () => {
      const { vehicleRegistrationPlate: plate } = await get(id);
      const path = '/booking/vehicles/with-next-booking-or-unbooked?registrationPlate=';
      const { body } = await operator.call('GET', path + encodeURIComponent(plate));
      return body.map(({ booking }: { booking: object }) => booking);
    },
  ];
  for (const read of readings) {
    await forgetLostHolds();
    expect((await edit(id, { dateBooked: ten })).status).toBe(200);
    expect(await read()).toContainEqual(
      expect.objectContaining({ id, bookingStatus: expect.stringMatching('CHANGES') }),
    );
    app.clock.advance({ minutes: 15 });
    expect(await read()).toContainEqual(expect.objectContaining({ id, bookingStatus: 'BOOKED' }));
  }
});

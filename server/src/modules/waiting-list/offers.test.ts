import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, bookTruck, slotAt } from '../../testing/trucks/test-bookings.ts';
import { entryOf, freeOne, join, phoneOf, secretOf } from '../../testing/trucks/test-waiting-list.ts';
import { offerFreedPlaces } from './offering/offer-freed-places.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let other: Visitor;

const setParams = async (body: object) => {
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
};

beforeAll(async () => {
  app = await createTestApp();
});

let hour = 0;
/** Gives each test a slot of its own, more than a day away. */
const freshSlot = () => {
  hour += 1;
  const start = `2026-11-2${2 + Math.floor(hour / 20)}T${String(hour % 20).padStart(2, '0')}:00:00+09:00`;
  return { start, from: start, to: Temporal.Instant.from(start).add({ hours: 1 }).toString() };
};

/** The driver waits for a slot that no other test uses; then one of its places is given back. */
const waitAndFree = async (wish: object = {}) => {
  const { start, ...window } = freshSlot();
  const { id } = await join(app, driver, { ...window, ...wish });
  await freeOne(app, start, other);
  return { id, start };
};

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  other = await createVisitor(app);
  await setParams({
    slotCapacity: 1,
    priorityReserve: 0,
    freedPlaceRestMinutes: 20,
    waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 },
  });
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

test('a place that is given back is held for who waits, told with a link, and taken by one tap', async () => {
  const { id, start } = await waitAndFree();
  const offered = await entryOf(driver, id);
  expect(offered).toMatchObject({
    state: 'OFFERED',
    offer: { dateBooked: start, until: expect.stringMatching(/^2026-11-20T13:00:00/) },
  });
  expect(await bookTruck(app, other, { dateBooked: start })).toMatchObject({ status: 409 });
  const secret = await secretOf(app, driver);
  const shown = await other.call('GET', `/offer/${secret}`);
  expect(shown.body).toMatchObject({ kind: 'WAITING_LIST', state: 'OPEN', offered: start });
  expect(shown.body).not.toHaveProperty('dateBooked');
  expect((await other.call('POST', `/offer/${secret}`)).body).toMatchObject({ state: 'TAKEN' });
  const taken = await entryOf(driver, id);
  expect(taken).toMatchObject({ state: 'TAKEN', bookingId: offered.offer?.bookingId });
  expect((await driver.call('GET', `/booking/${taken.bookingId}`)).body).toMatchObject({
    bookingStatus: 'BOOKED',
    dateBooked: start,
    editCount: 0,
  });
  expect((await other.call('POST', `/offer/${secret}`)).body).toMatchObject({ code: 'OFFER_OVER' });
});

test('the signed-in owner takes it without the link, and nobody else does', async () => {
  const { id } = await waitAndFree();
  expect((await other.call('POST', `/waiting-list/${id}/take`)).status).toBe(404);
  expect((await driver.call('POST', `/waiting-list/${id}/take`)).body.bookingStatus).toBe('BOOKED');
});

test('who refuses keeps the place in line and is not offered the same place again', async () => {
  const { id, start } = await waitAndFree();
  const { body } = await driver.call('POST', `/waiting-list/${id}/refuse`);
  expect(body).toMatchObject({ state: 'WAITING', missedOffers: 0 });
  await app.services.jobs.drain();
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING' });
  app.clock.advance({ minutes: 21 });
  await freeOne(app, start, other);
  expect(await entryOf(driver, id)).toMatchObject({ state: 'OFFERED' });
});

test('deleting the held booking refuses the offer, and costs neither a pause nor a captcha', async () => {
  const { id } = await waitAndFree();
  const { offer } = await entryOf(driver, id);
  expect((await driver.call('DELETE', `/booking/${offer?.bookingId}`)).status).toBe(204);
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING', missedOffers: 0 });
  expect((await bookTruck(app, driver, { dateBooked: freshSlot().start })).status).toBe(201);
});

test('offers that run out are missed: the second ends the entry, its owner is told, and there is no strike', async () => {
  const { id, start } = await waitAndFree();
  app.clock.advance({ minutes: 60, seconds: 1 });
  await driver.call('GET', '/booking/current-user');
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING', missedOffers: 1 });
  app.clock.advance({ minutes: 21 });
  await freeOne(app, start, other);
  expect(await entryOf(driver, id)).toMatchObject({ state: 'OFFERED' });
  app.clock.advance({ minutes: 60, seconds: 1 });
  await driver.call('GET', '/booking/current-user');
  expect(await entryOf(driver, id)).toMatchObject({
    state: 'ENDED',
    ended: 'MISSED_OFFERS',
    missedOffers: 2,
  });
  expect((await messagesTo(app, await phoneOf(driver))).at(-1)?.body).toContain('2');
  const { vehicleId } = await entryOf(driver, id);
  expect((await driver.call('GET', `/vehicle/${vehicleId}`)).body).toMatchObject({ banStatus: 'UNBANNED' });
});

test('nobody else waits: the place comes on sale after its rest', async () => {
  const { id, start } = await waitAndFree();
  await driver.call('DELETE', `/waiting-list/${id}`);
  await app.services.jobs.drain();
  expect(await slotAt(operator, start)).toMatchObject({ booked: 0, resting: 1 });
  app.clock.advance({ minutes: 21 });
  expect(await slotAt(driver, start)).toMatchObject({ free: 1 });
});

test('without a rest of its own a place is offered before it is on sale, and sold at once if nobody waits', async () => {
  await setParams({ freedPlaceRestMinutes: 0 });
  const [wanted, unwanted] = [freshSlot(), freshSlot()];
  const { id } = await join(app, driver, { from: wanted.from, to: wanted.to });
  await freeOne(app, wanted.start, other);
  expect(await entryOf(driver, id)).toMatchObject({ state: 'OFFERED' });
  await freeOne(app, unwanted.start, other);
  expect(await slotAt(operator, unwanted.start)).toMatchObject({ booked: 0, free: 1 });
});

test('a booked truck is offered an earlier time beside its own, which is freed when it is taken', async () => {
  const [early, late] = [freshSlot(), freshSlot()];
  const { vehicleId, id: bookingId } = await bookAndConfirm(app, driver, late.start);
  const { id } = await join(app, driver, { vehicleId, from: early.from, to: late.to });
  await freeOne(app, early.start, other);
  expect((await driver.call('GET', `/booking/${bookingId}`)).body).toMatchObject({
    dateBooked: late.start,
    pendingChanges: { dateBooked: early.start },
    offer: { kind: 'WAITING_LIST' },
  });
  const { body } = await driver.call('POST', `/waiting-list/${id}/take`);
  expect(body).toMatchObject({ id: bookingId, dateBooked: early.start, editCount: 0 });
  expect(await slotAt(operator, late.start)).toMatchObject({ booked: 0, resting: 1 });
});

test('by `auto` it is booked at once; given back within two hours it is a missed offer', async () => {
  const { id, start } = await waitAndFree({ auto: true });
  const taken = await entryOf(driver, id);
  expect(taken).toMatchObject({ state: 'TAKEN', bookingId: expect.any(String) });
  const booking = (await driver.call('GET', `/booking/${taken.bookingId}`)).body;
  expect(booking).toMatchObject({ bookingStatus: 'BOOKED', dateBooked: start });
  expect((await messagesTo(app, await phoneOf(driver))).at(-1)?.body).toContain(
    booking.formattedBookingNumber,
  );
  app.clock.advance({ minutes: 119 });
  expect((await driver.call('DELETE', `/booking/${taken.bookingId}`)).status).toBe(204);
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING', missedOffers: 1 });
});

test('what was given back is not booked again for the same entry', async () => {
  await setParams({ freedPlaceRestMinutes: 0 });
  const { id, start } = await waitAndFree({ auto: true });
  const { bookingId } = await entryOf(driver, id);
  expect((await driver.call('DELETE', `/booking/${bookingId}`)).status).toBe(204);
  await offerFreedPlaces(app.systemContext());
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING', missedOffers: 1 });
  expect(await slotAt(driver, start)).toMatchObject({ free: 1 });
});

test('given back later it is an ordinary cancel', async () => {
  const { id } = await waitAndFree({ auto: true });
  const { bookingId } = await entryOf(driver, id);
  app.clock.advance({ minutes: 121 });
  await driver.call('DELETE', `/booking/${bookingId}`);
  expect(await entryOf(driver, id)).toMatchObject({ state: 'TAKEN' });
});

test('who breaks a rule is passed over, told which, and keeps the place in line', async () => {
  const { start, ...window } = freshSlot();
  const first = await join(app, driver, window);
  app.clock.advance({ hours: 24 });
  const second = await join(app, other, window);
  const truck = app.database.db.updateTable('vehicle').where('id', '=', first.vehicleId);
  await truck.set({ approved: false }).execute();
  app.clock.advance({ minutes: 31 });
  await freeOne(app, start, await createVisitor(app));
  expect(await entryOf(driver, first.id)).toMatchObject({
    state: 'WAITING',
    skipped: 'VEHICLE_NOT_APPROVED',
  });
  expect(await entryOf(other, second.id)).toMatchObject({ state: 'OFFERED' });
});

test('an act that can be undone offers its places only when it no longer can', async () => {
  const { start, ...window } = freshSlot();
  const { id: bookingId } = await bookAndConfirm(app, other, start);
  const { id } = await join(app, driver, window);
  expect(
    (await operator.call('DELETE', `/booking/${bookingId}`, { body: { acknowledged: [] } })).status,
  ).toBe(204);
  await app.services.jobs.drain();
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING' });
  app.clock.advance({ seconds: 12 });
  await offerFreedPlaces(app.systemContext());
  expect(await entryOf(driver, id)).toMatchObject({ state: 'OFFERED' });
});

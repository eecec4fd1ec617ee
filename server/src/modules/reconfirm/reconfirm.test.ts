import { expect, test } from 'vitest';
import { slotAt } from '../../testing/trucks/test-bookings.ts';
import { askingParams, putParams, setUpComing } from '../../testing/trucks/test-coming.ts';
import { banEventsOf, missBookings, newAdmin } from '../../testing/trucks/test-strikes.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

const scene = setUpComing();
const { runAt, book, linksTo, newDriver, phoneOf, bookingOf, say, open, answer, historyOf } = scene;

const eleven = '2026-11-22T11:00:00+09:00';
const asking = '2026-11-21T11:00:00+09:00';
const reclaiming = '2026-11-22T07:00:00+09:00';

const asked = async (more: object = {}) => {
  const driver = await newDriver();
  const id = await book(driver, eleven, more);
  expect((await runAt(asking)).asked).toBeGreaterThan(0);
  return { driver, id, phone: await phoneOf(driver) };
};

test('asked a day before, by message and on the card; a yes keeps the place, and is not asked again', async () => {
  const { driver, id, phone } = await asked();
  expect(await bookingOf(id)).toMatchObject({
    bookingStatus: 'BOOKED',
    coming: { state: 'ASKED', askedAt: asking, reclaimAt: reclaiming },
  });
  const [secret] = await linksTo(phone);
  expect(await open(secret)).toMatchObject({
    state: 'ASKED',
    dateBooked: eleven,
    reclaimAt: reclaiming,
    onlyYes: false,
    noIsLate: false,
  });
  expect(await answer(secret, true)).toMatchObject({ status: 200, body: { state: 'YES' } });
  // The same answer again changes nothing.
  expect((await say(driver, id, true)).body.coming).toMatchObject({ state: 'YES' });
  await runAt('2026-11-21T21:00:00+09:00');
  await runAt(reclaiming);
  expect(await linksTo(phone)).toHaveLength(1);
  expect(await bookingOf(id)).toMatchObject({ bookingStatus: 'BOOKED', coming: { state: 'YES' } });
  expect(await historyOf(id)).toEqual(['CREATED', 'CONFIRMED', 'COMING_ASKED', 'COMING_YES']);
});

test('a no cancels after ten minutes and can be taken back until then; in time it costs nothing', async () => {
  const { driver, id, phone } = await asked();
  const [secret] = await linksTo(phone);
  const until = '2026-11-21T11:10:00+09:00';
  scene.app.clock.set(asking);
  expect((await answer(secret, false)).body).toMatchObject({ state: 'NO', until });
  expect((await say(driver, id, true)).body.coming).toMatchObject({ state: 'YES' });
  expect((await say(driver, id, false)).body.coming).toMatchObject({ state: 'NO', until });
  const before = await slotAt(driver, eleven);
  expect(await runAt('2026-11-21T11:09:59+09:00')).toMatchObject({ canceled: 0 });
  expect(await runAt(until)).toMatchObject({ canceled: 1 });
  expect((await say(driver, id, true)).body.code).toBe('ANSWER_OVER');
  const ended = await bookingOf(id);
  expect(ended).toMatchObject({ bookingStatus: 'CANCELED' });
  expect(ended.coming).toBeUndefined();
  expect(await open(secret)).toMatchObject({ state: 'OVER' });
  expect(await slotAt(driver, eleven)).toMatchObject({ free: before.free + 1 });
  expect(await banEventsOf(driver, ended.vehicleId)).toEqual([]);
});

test('a no past the deadline is a late cancellation, as of when it was said', async () => {
  const { driver, id } = await asked();
  await say(driver, id, true);
  scene.app.clock.set('2026-11-22T07:55:00+09:00');
  await say(driver, id, false);
  await runAt('2026-11-22T08:05:00+09:00');
  const inTime = await bookingOf(id);
  expect(inTime.bookingStatus).toBe('CANCELED');
  expect(await banEventsOf(driver, inTime.vehicleId)).toEqual([]);

  scene.app.clock.set('2026-11-20T12:00:00+09:00');
  const late = await asked();
  await say(late.driver, late.id, true);
  scene.app.clock.set('2026-11-22T08:01:00+09:00');
  await say(late.driver, late.id, false);
  await runAt('2026-11-22T08:11:00+09:00');
  const { vehicleId } = await bookingOf(late.id);
  expect(await banEventsOf(late.driver, vehicleId)).toMatchObject([{ type: 'WARN', bookingId: late.id }]);
});

test('silence costs the place but no strike, and one tap brings it back', async () => {
  const { driver, id, phone } = await asked();
  expect(await runAt('2026-11-21T21:00:00+09:00')).toMatchObject({ asked: expect.any(Number) });
  expect(await linksTo(phone)).toHaveLength(2);
  expect((await runAt('2026-11-22T06:59:00+09:00')).reclaimed).toBe(0);
  expect((await runAt(reclaiming)).reclaimed).toBeGreaterThan(0);
  const [own] = (await driver.call('GET', '/booking/current-user')).body.content;
  expect(own).toMatchObject({
    id,
    bookingStatus: 'CANCELED',
    cancellationReason: 'NOT_RECONFIRMED',
    coming: { state: 'RECLAIMED', canTakeBack: true },
  });
  expect(await banEventsOf(driver, own.vehicleId)).toEqual([]);
  const secret = (await linksTo(phone)).at(-1);
  expect(await answer(secret, true)).toMatchObject({ status: 200, body: { state: 'YES' } });
  expect(await bookingOf(id)).toMatchObject({ bookingStatus: 'BOOKED', coming: { state: 'YES' } });
  expect((await runAt('2026-11-22T07:01:00+09:00')).reclaimed).toBe(0);
  expect(await historyOf(id)).toEqual(expect.arrayContaining(['CANCELED', 'TAKEN_BACK']));
});

test('nothing is reclaimed when the question did not leave, left late, or while the system was down', async () => {
  const { id } = await asked();
  const { db } = scene.app.database;
  const deliveries = db
    .updateTable('message_delivery')
    .where('about', '=', id)
    .where('template', '=', 'booking-coming');
  await deliveries.set({ sent: false }).execute();
  await runAt(reclaiming);
  expect((await bookingOf(id)).bookingStatus).toBe('BOOKED');
  await deliveries.set({ sent: true, at: Temporal.Instant.from('2026-11-22T06:00:00+09:00') }).execute();
  await runAt('2026-11-22T07:59:00+09:00');
  expect((await bookingOf(id)).bookingStatus).toBe('BOOKED');
  const [from_at, to_at] = ['07:20', '07:40'].map((time) =>
    Temporal.Instant.from(`2026-11-22T${time}:00+09:00`),
  );
  if (!from_at || !to_at) throw new Error('Two times');
  await db.insertInto('outage').values({ from_at, to_at }).execute();
  await runAt('2026-11-22T08:30:00+09:00');
  expect((await bookingOf(id)).bookingStatus).toBe('BOOKED');
  await db.deleteFrom('outage').execute();
  await runAt('2026-11-22T08:31:00+09:00');
  expect((await bookingOf(id)).bookingStatus).toBe('CANCELED');
});

test('the phone in the booking gets a link that can only say yes; the pass answers nothing', async () => {
  const driverPhone = '+79149990011';
  const { id, driver } = await asked({ phoneNumber: driverPhone });
  const [secret] = await linksTo(driverPhone);
  expect(await open(secret)).toMatchObject({ state: 'ASKED', onlyYes: true });
  expect((await answer(secret, false)).status).toBe(403);
  await say(driver, id, false);
  // The driver's yes cannot take back the owner's no.
  expect((await answer(secret, true)).body.code).toBe('ANSWER_OVER');
  await say(driver, id, true);
  expect((await answer(secret, true)).body).toMatchObject({ state: 'YES' });
  const { passToken } = await bookingOf(id);
  expect((await answer(passToken, true)).status).toBe(404);
  const stranger = await newDriver();
  expect((await say(stranger, id, true)).status).toBe(404);
  expect((await say(await newAdmin(scene.app), id, true)).status).toBe(403);
});

test('a booking that was moved after the question is not reclaimed, and its link says so', async () => {
  const { id, phone } = await asked();
  const [secret] = await linksTo(phone);
  const admin = await newAdmin(scene.app);
  const moved = await admin.call('PUT', '/booking', {
    body: { id, dateBooked: '2026-11-22T13:00:00+09:00' },
  });
  expect(moved.status).toBe(200);
  expect(await open(secret)).toMatchObject({ state: 'MOVED' });
  expect((await answer(secret, false)).body.code).toBe('ANSWER_OVER');
  await admin.call('PUT', '/booking', { body: { id, dateBooked: eleven } });
  await runAt(reclaiming);
  expect((await bookingOf(id)).bookingStatus).toBe('BOOKED');
});

test('who said yes and does not come is warned once, like everybody', async () => {
  const { driver, id } = await asked();
  await say(driver, id, true);
  await missBookings(scene.app, '2026-11-22T13:00:00+09:00');
  const { cancellationReason, vehicleId } = await bookingOf(id);
  expect(cancellationReason).toBe('NO_SHOW');
  expect(await banEventsOf(driver, vehicleId)).toMatchObject([{ type: 'WARN' }]);
});

test('a place that somebody has taken does not come back, nor one for a truck that has booked again', async () => {
  const noon = '2026-11-22T12:00:00+09:00';
  const driver = await newDriver();
  const id = await book(driver, noon);
  await runAt('2026-11-21T12:00:00+09:00');
  await runAt('2026-11-22T08:00:00+09:00');
  const admin = await newAdmin(scene.app);
  const { vehicleId } = await bookingOf(id);
  const again = await admin.call('POST', '/booking', {
    body: { dateBooked: '2026-11-22T14:00:00+09:00', vehicleId },
  });
  expect((await say(driver, id, true)).body.code).toBe('PLATE_ALREADY_BOOKED');
  await admin.call('DELETE', `/booking/${again.body.id}`);
  const { free } = await slotAt(admin, noon);
  for (let taken = 0; taken < free; taken += 1) {
    const truck = await createTruck(scene.app, driver.userId);
    const body = { dateBooked: noon, vehicleId: truck.vehicleId };
    expect((await admin.call('POST', '/booking', { body })).status).toBe(201);
  }
  expect((await bookingOf(id)).coming.canTakeBack).toBe(false);
  expect((await say(driver, id, true)).body.code).toBe('PLACE_TAKEN');
});

test('switched off, nobody is asked, nothing is reclaimed and no answer tells of it', async () => {
  const { id } = await asked();
  const switchTo = (enabled: boolean) =>
    putParams(scene.app, { reconfirm: { ...askingParams.reconfirm, enabled } });
  await switchTo(false);
  expect((await bookingOf(id)).coming).toBeUndefined();
  expect(await runAt('2026-11-21T21:00:00+09:00')).toMatchObject({ asked: 0 });
  expect(await runAt(reclaiming)).toMatchObject({ reclaimed: 0 });
  await switchTo(true);
});

test('questions that would leave no time to answer, or come twice, are refused', async () => {
  const put = async (askHours: number[]) => {
    const body = { reconfirm: { enabled: true, askHours, reclaimHours: 4 } };
    return (await newAdmin(scene.app)).call('PUT', '/system-params/booking-params', { body });
  };
  for (const [askHours, code] of [
    [[24, 5], 'TOO_SMALL'],
    [[12, 12], 'INVALID_VALUE'],
  ] as const) {
    const { status, body } = await put([...askHours]);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ propertyPath: 'reconfirm.askHours', code }]);
  }
  expect((await put([24, 12])).status).toBe(200);
});

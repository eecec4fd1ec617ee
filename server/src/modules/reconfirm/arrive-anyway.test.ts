import { beforeEach, expect, test } from 'vitest';
import { slotAt } from '../../testing/trucks/test-bookings.ts';
import { putParams, setUpComing } from '../../testing/trucks/test-coming.ts';
import { openKiosk } from '../../testing/trucks/test-kiosk.ts';
import { newAdmin } from '../../testing/trucks/test-strikes.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

const scene = setUpComing();
const { runAt, book, newDriver, bookingOf, say } = scene;

/** Each test has a day of its own, because it fills a slot. */
let day = 21;
beforeEach(() => {
  day += 1;
});
const at = (time: string) => `2026-11-${day}T${time}:00+09:00`;
const phoneNumber = '+79145554567';

const reclaimed = async () => {
  const driver = await newDriver();
  const id = await book(driver, at('11:00'), { phoneNumber });
  await runAt(`2026-11-${day - 1}T11:00:00+09:00`);
  await runAt(at('07:00'));
  const booking = await bookingOf(id);
  expect(booking.bookingStatus).toBe('CANCELED');
  return { driver, booking };
};

const comeAt = async (time: string, text: string) => {
  scene.app.clock.set(at(time));
  const kiosk = await openKiosk(scene.app);
  return (await kiosk.call('POST', '/queue/check-in', { body: { text, phoneEnding: '4567' } })).body;
};

const fill = async () => {
  const admin = await newAdmin(scene.app);
  const owner = await newDriver();
  const { free } = await slotAt(admin, at('11:00'));
  for (let taken = 0; taken < free; taken += 1) {
    const { vehicleId } = await createTruck(scene.app, owner.userId);
    await admin.call('POST', '/booking', { body: { dateBooked: at('11:00'), vehicleId } });
  }
};

test('who comes in his window anyway is admitted late, as long as there is room', async () => {
  await putParams(scene.app, { freedPlaceRestMinutes: 0 });
  const { booking } = await reclaimed();
  expect((await comeAt('07:59', booking.vehicleRegistrationPlate)).outcome).toBe('CANCELED');
  expect((await bookingOf(booking.id)).bookingStatus).toBe('CANCELED');
  expect((await comeAt('10:30', booking.vehicleRegistrationPlate)).outcome).toBe('LATE');
  expect(await bookingOf(booking.id)).toMatchObject({ bookingStatus: 'WAITING' });
  scene.app.clock.set('2026-11-20T12:00:00+09:00');
  const second = (await reclaimed()).booking.vehicleRegistrationPlate;
  await fill();
  expect((await comeAt('10:40', second)).outcome).toBe('CANCELED');
});

test('a place that rests is its owner’s and nobody else’s', async () => {
  await putParams(scene.app, { freedPlaceRestMinutes: 60 });
  const { driver, booking } = await reclaimed();
  await fill();
  const { resting } = await slotAt(await newAdmin(scene.app), at('11:00'));
  expect(resting).toBeGreaterThan(0);
  expect(booking.coming).toMatchObject({ canTakeBack: true });
  expect((await say(driver, booking.id, true)).body).toMatchObject({ bookingStatus: 'BOOKED' });
  expect(await slotAt(await newAdmin(scene.app), at('11:00'))).not.toMatchObject({ resting });
});

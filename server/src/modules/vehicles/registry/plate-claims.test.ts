import { expect, test } from 'vitest';
import type { PlateClaim, RestrictionEffects } from '#contract/vehicles/plate-claims.ts';
import type { OperatorVehicle, PlateBooking } from '#contract/vehicles/vehicles.ts';
import { call } from '../../../testing/people/call-api.ts';
import { addDriver, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';

const scene = openScene();

const get = async <T>(path: string): Promise<T> =>
  (await call(scene.app, `GET ${path}`, scene.operator)).json();
const post = async (path: string, json: object) => {
  const answer = await call(scene.app, `POST ${path}`, { token: scene.operator.token, json });
  return answer.statusCode === 204 ? 204 : answer.json();
};
const seen = (id: string) => get<OperatorVehicle>(`/vehicle/${id}`);

const book = (who: Person, vehicleId: string, hour: number): Promise<PlateBooking> =>
  post('/booking', {
    dateBooked: `2026-11-22T${String(hour).padStart(2, '0')}:00:00+09:00`,
    cargoType: 'GENERAL',
    vehicleId,
    userId: who.account.id,
  });

test('both claims to a plate, with the account’s trucks, bookings and no-shows, the approved one first', async () => {
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app)];
  const early = await addVehicle(scene.app, one, 'К 207 ЕН 75');
  const late = await addVehicle(scene.app, two, 'k207eh75');
  await addVehicle(scene.app, two, 'К 208 ЕН 75');
  const booking = await book(one, early.id, 2);
  await call(scene.app, `GET /vehicle/${late.id}/approve`, scene.operator);
  const claims = await get<PlateClaim[]>(`/vehicle/${early.id}/claims`);
  expect(claims).toMatchObject([
    { vehicle: { id: late.id, approved: true, disputed: false }, vehicles: 2, bookings: 0, noShows: 0 },
    {
      vehicle: { id: early.id, disputed: true },
      vehicles: 1,
      bookings: 1,
      booking: { id: booking.id, bookingStatus: 'BOOKED', dateBooked: '2026-11-22T02:00:00+09:00' },
    },
  ]);
  // The list shows the next booking of the plate, whichever account made it.
  expect((await seen(late.id)).nextBooking).toMatchObject({ id: booking.id, userId: one.account.id });
});

test('bookings of a plate in whatever account, the latest first; no-shows of ninety days are counted', async () => {
  const driver = await addDriver(scene.app);
  const { id } = await addVehicle(scene.app, driver, '蒙E 2A619');
  const { id: bookingId } = await book(driver, id, 5);
  const { db } = scene.app.database;
  await db
    .updateTable('booking')
    .set({ status: 'CANCELED', cancellation_code: 'NO_SHOW' })
    .where('id', '=', bookingId)
    .execute();
  const next = await book(driver, id, 4);
  expect(await get(`/vehicle/${id}/bookings`)).toMatchObject({
    total: 2,
    content: [
      { id: bookingId, bookingStatus: 'CANCELED' },
      { id: next.id, bookingStatus: 'BOOKED', userId: driver.account.id },
    ],
  });
  expect(await get(`/vehicle/${id}/claims`)).toMatchObject([{ bookings: 2, noShows: 1 }]);
});

test('what a ban and a warning would end is what they end', async () => {
  const driver = await addDriver(scene.app);
  const { id } = await addVehicle(scene.app, driver, 'Т 090 СС 75');
  const booking = await book(driver, id, 6);
  const effects = () => get<RestrictionEffects>(`/vehicle/${id}/restriction-effects`);
  const ids = (bookings: readonly PlateBooking[]) => bookings.map((one) => one.id);
  const warn = (expectedBookings: readonly string[]) =>
    post('/vehicle/warn', { vehicleId: id, reason: 'x', expectedBookings });

  const before = await effects();
  expect(before).toMatchObject({
    ban: { bookings: [{ id: booking.id }] },
    warn: { number: 1, limit: 2, bans: false, bookings: [] },
  });
  expect(await warn(ids(before.warn.bookings))).toBe(204);
  const then = await effects();
  expect(then.warn).toMatchObject({ number: 2, limit: 2, bans: true, bookings: [{ id: booking.id }] });
  expect(await warn(ids(then.warn.bookings))).toBe(204);
  expect((await seen(id)).banStatus).toBe('BANNED');
  expect((await effects()).ban.bookings).toEqual([]);
});

test('a ban by strikes of an unapproved truck ends the bookings of its own account alone', async () => {
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app)];
  const own = await addVehicle(scene.app, one, 'Н 303 ОМ 28');
  const other = await addVehicle(scene.app, two, 'Н 303 ОМ 28');
  const { id: otherBooking } = await book(two, other.id, 7);
  const strike = {
    id: crypto.randomUUID(),
    type: 'WARN' as const,
    plate_key: 'H303OM28',
    account_id: one.account.id,
    vehicle_id: own.id,
    reason_code: 'NO_SHOW' as const,
    event_at: scene.app.clock.now(),
    actor: 'SYSTEM' as const,
  };
  await scene.app.database.db.insertInto('ban_event').values(strike).execute();
  const { ban, warn } = await get<RestrictionEffects>(`/vehicle/${own.id}/restriction-effects`);
  expect(ban.bookings).toMatchObject([{ id: otherBooking }]);
  expect(warn).toMatchObject({ bans: true, bookings: [] });
  expect(await post('/vehicle/warn', { vehicleId: own.id, reason: 'x', expectedBookings: [] })).toBe(204);
  expect((await seen(own.id)).banStatus).toBe('BANNED');
  expect((await seen(other.id)).banStatus).toBe('WARNED');
});

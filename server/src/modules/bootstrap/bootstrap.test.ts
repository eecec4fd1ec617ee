import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';
import { join } from '../../testing/trucks/test-waiting-list.ts';

let app: TestApp;
let driver: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  // Late in the month, so that bookable days reach into the next one.
  app.clock.set('2026-11-27T22:30:00+09:00');
  driver = await createVisitor(app, { language: 'EN' });
  await bookAndConfirm(app, driver, '2026-11-29T10:00:00+09:00');
});

afterAll(() => app.close());

const ask = async (path: string) => (await driver.call('GET', path)).body;
const bootstrap = (screen: string) => ask(`/bootstrap?screen=${screen}`);

test('one answer holds what the calls of the booking screen answer by themselves', async () => {
  const { timeSlots, ...parts } = await bootstrap('booking');
  expect(parts).toEqual({
    profile: await ask('/users/current-user'),
    bookingBlocked: await ask('/system-params/booking-blocked'),
    bookingParams: await ask('/system-params/booking-params'),
    cargoTypes: await ask('/booking/cargo-types/list'),
    dates: [...(await ask('/booking/dates/2026-11')), ...(await ask('/booking/dates/2026-12'))],
    bookings: await ask('/booking/current-user?page=0&size=12&showCancelled=false&sort=dateBooked%2Casc'),
    vehicles: await ask('/vehicle/current-user?page=0&size=1000'),
    site: (await app.server.inject('/assets/site.json')).json(),
  });
  expect(parts.bookings.content).toHaveLength(1);
  expect(timeSlots).toEqual(await ask(`/booking/time-slots?date=${timeSlots[0].start.slice(0, 10)}`));
});

test('entries of the waiting list come along only while there is one', async () => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const setList = (enabled: boolean) =>
    operator.call('PUT', '/system-params/booking-params', {
      body: { waitingList: { enabled, maxPerUser: 3, missedOffers: 2 } },
    });
  await setList(true);
  const hours = { from: '2026-11-30T10:00:00+09:00', to: '2026-11-30T12:00:00+09:00' };
  const { id } = await join(app, driver, hours);
  const { entries } = await bootstrap('booking');
  expect(entries).toEqual(await ask('/waiting-list/current-user?size=100'));
  expect(entries.content).toMatchObject([{ id }]);
  await setList(false);
  expect(await bootstrap('booking')).not.toHaveProperty('entries');
});

test('the slots are those of the first day on which an ordinary booking finds a place', async () => {
  // At 22:30 the rest of today can no longer be booked.
  const { dates, timeSlots } = await bootstrap('booking');
  const opened = dates.find(({ free }: { free: number }) => free > 0).date;
  expect(opened).toBe('2026-11-28');
  expect(new Set(timeSlots.map(({ start }: { start: string }) => start.slice(0, 10)))).toEqual(
    new Set([opened]),
  );
});

test('other screens get no more than they need', async () => {
  expect(Object.keys(await bootstrap('lk')).sort()).toEqual(['profile', 'site', 'vehicles']);
  expect(Object.keys(await bootstrap('login'))).toEqual(['site']);
});

test('it is one visitor’s own, so nothing keeps it', async () => {
  const { headers } = await driver.call('GET', '/bootstrap?screen=lk');
  expect(headers['cache-control']).toBe('no-store');
  expect((await driver.call('GET', '/bootstrap?screen=console')).status).toBe(400);
});

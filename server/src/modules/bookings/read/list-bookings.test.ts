import { expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { setUpEdits } from '../../../testing/trucks/test-edits.ts';

const scene = setUpEdits();
const { booked, get, nine, ten } = scene;

test('another driver’s booking does not exist', async () => {
  const id = await booked();
  const stranger = await createVisitor(scene.app);
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
  await scene.driver.call('DELETE', `/booking/${first}`);
  const ids = async (query: string) =>
    (await scene.driver.call('GET', `/booking/current-user${query}`)).body.content.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids('')).toEqual([second]);
  expect(await ids('?showCancelled=true')).toEqual([first, second]);
  expect(await ids('?showCancelled=true&sort=dateBooked,desc')).toEqual([second, first]);
  expect(await ids('?showBooked=false&showCancelled=true')).toEqual([first]);
  expect(await ids('?showBooked=false')).toEqual([]);
  const page = (await scene.driver.call('GET', '/booking/current-user?showCancelled=true&size=1')).body;
  expect(page).toMatchObject({ last: false, page: 0, size: 1, total: 2 });
});

test('an operator finds bookings by any of their properties', async () => {
  const id = await booked();
  const own = await get(id);
  const found = async (filter: object) =>
    (await scene.operator.call('POST', '/booking/all', { body: filter })).body.content.map(
      (one: { id: string }) => one.id,
    );
  expect(await found({ formattedBookingNumber: own.formattedBookingNumber })).toEqual([id]);
  expect(await found({ registrationPlate: own.vehicleRegistrationPlate.toLowerCase() })).toEqual([id]);
  expect(
    await found({
      userId: scene.driver.userId,
      statuses: ['BOOKED'],
      dateFrom: '2026-11-22',
      dateTo: '2026-11-22',
    }),
  ).toEqual([id]);
  expect(await found({ userId: scene.driver.userId, dateTo: '2026-11-21' })).toEqual([]);
  const phoneNumber = own.phoneNumber.replace(/^\+7(...)(...)/, '+7 ($1) $2-');
  const name = `${own.firstNameOfDriver} ${own.lastNameOfDriver.slice(0, 4)}`.toUpperCase();
  expect(await found({ userId: scene.driver.userId, driver: name, phoneNumber })).toEqual([id]);
  expect((await scene.driver.call('POST', '/booking/all', { body: {} })).status).toBe(403);
});

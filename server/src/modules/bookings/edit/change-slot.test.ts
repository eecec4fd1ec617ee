import { expect, test } from 'vitest';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { setUpEdits } from '../../../testing/trucks/test-edits.ts';

const scene = setUpEdits();
const { booked, confirm, edit, freeAt, get, nine, ten } = scene;

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
    scene.operator.call('PUT', '/system-params/booking-params', { body: { capacityOverrides } });
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
  const { id, vehicleRegistrationPlate: plate } = await bookAndConfirm(scene.app, scene.driver, nine);
  const lastBooked = async () => {
    const query = `registrationPlate=${encodeURIComponent(plate)}`;
    return (await scene.operator.call('GET', `/vehicle/all?${query}`)).body.content[0].lastBookedDate;
  };
  await edit(id, { dateBooked: ten });
  expect(await lastBooked()).toBe(nine);
  await confirm(id);
  expect(await lastBooked()).toBe(ten);
  await scene.operator.call('PUT', '/booking', { body: { id, dateBooked: nine } });
  expect(await lastBooked()).toBe(nine);
});

test('it is too late to move a booking shortly before it', async () => {
  const id = await booked();
  scene.app.clock.set('2026-11-22T06:01:00+09:00');
  expect((await edit(id, { dateBooked: '2026-11-22T20:00:00+09:00' })).body.code).toBe('EDIT_TOO_LATE');
});

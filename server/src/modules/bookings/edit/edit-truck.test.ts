import { expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { bookAndConfirm, bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { setUpEdits } from '../../../testing/trucks/test-edits.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

const scene = setUpEdits();
const { edit, get, nine, ten } = scene;

test('a driver cannot pass his place on to another truck, his own neither', async () => {
  const own = await bookAndConfirm(scene.app, scene.driver, nine);
  const { vehicleId, registrationPlate } = await createTruck(scene.app, scene.driver.userId);
  for (const change of [{ vehicleId }, { vehicleRegistrationPlate: registrationPlate }])
    expect(await edit(own.id, { ...own, ...change })).toMatchObject({
      status: 422,
      body: { code: 'PLATE_NOT_EDITABLE' },
    });
  expect((await edit(own.id, { vehicleId, version: own.version + 1 })).body.code).toBe('STALE_VERSION');
  expect(await get(own.id)).toEqual(own);
});

test('an operator gives a booking another truck; one that the account has not is added to it', async () => {
  const own = await bookAndConfirm(scene.app, scene.driver, nine);
  const change = (body: object) => scene.operator.call('PUT', '/booking', { body: { id: own.id, ...body } });
  const spare = await createTruck(scene.app, scene.driver.userId);
  expect((await change({ vehicleId: spare.vehicleId })).body).toMatchObject({
    bookingStatus: 'BOOKED',
    dateBooked: nine,
    vehicleId: spare.vehicleId,
    vehicleRegistrationPlate: spare.registrationPlate,
    editCount: 0,
  });
  const added = await change({ vehicleRegistrationPlate: '黑B 77777', vehicleModel: 'Sitrak C7H' });
  expect(added.body).toMatchObject({ vehicleRegistrationPlate: '黑B 77777', vehicleModel: 'Sitrak C7H' });
  const vehicles = (await scene.driver.call('GET', '/vehicle/current-user')).body.content;
  expect(vehicles).toContainEqual(
    expect.objectContaining({ id: added.body.vehicleId, registrationPlate: '黑B 77777' }),
  );
  const found = await scene.operator.call(
    'GET',
    '/booking/earliest-by-plate?registrationPlate=%E9%BB%91B77777',
  );
  expect(found.body.id).toBe(own.id);
  expect(
    (await bookTruck(scene.app, scene.driver, { dateBooked: ten, vehicleId: own.vehicleId })).status,
  ).toBe(201);
});

test('an operator cannot give a booking a truck that is banned, booked or somebody else’s', async () => {
  const own = await bookAndConfirm(scene.app, scene.driver, nine);
  const change = async (body: object) => {
    const { status, body: answer } = await scene.operator.call('PUT', '/booking', {
      body: { id: own.id, ...body },
    });
    return [status, answer.code];
  };
  const banned = await createTruck(scene.app, scene.driver.userId);
  await scene.operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned.vehicleId, reason: 'x' } });
  const other = await createVisitor(scene.app);
  const taken = await bookAndConfirm(scene.app, other, ten);
  expect(await change({ vehicleId: banned.vehicleId })).toEqual([422, 'VEHICLE_BANNED']);
  expect(await change({ vehicleRegistrationPlate: taken.vehicleRegistrationPlate })).toEqual([
    409,
    'PLATE_ALREADY_BOOKED',
  ]);
  expect(await change({ vehicleId: taken.vehicleId })).toEqual([400, 'INVALID_INPUT']);
  expect(await get(own.id)).toEqual(own);
});

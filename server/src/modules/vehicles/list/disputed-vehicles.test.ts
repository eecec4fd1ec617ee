import { expect, test } from 'vitest';
import type { OperatorVehicle, VehicleCounts } from '#contract/vehicles/vehicles.ts';
import { call } from '../../../testing/people/call-api.ts';
import { addDriver, freshToken, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';

const scene = openScene();
const send = async (request: string, who: Person = scene.operator, json?: object) =>
  call(scene.app, request, { token: await freshToken(scene.app, who), ...(json && { json }) });
const counts = async (): Promise<VehicleCounts> => (await send('GET /vehicle/counts')).json();
const disputed = async (): Promise<string[]> =>
  (await send('GET /vehicle/all?disputed=true'))
    .json()
    .content.map(({ registrationPlate }: OperatorVehicle) => registrationPlate)
    .filter((plate: string) => /^d/i.test(plate));

test('a plate in several accounts is disputed in each that does not have it approved, until one is left', async () => {
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app)];
  const mine = await addVehicle(scene.app, one, 'D 001 DD');
  await addVehicle(scene.app, one, 'D 002 DD');
  expect(await disputed()).toEqual([]);
  scene.app.clock.advance({ hours: 1 });
  const theirs = await addVehicle(scene.app, two, 'd001dd');
  expect(await disputed()).toEqual(['d001dd', 'D 001 DD']);
  await send(`GET /vehicle/${mine.id}/approve`);
  expect(await disputed()).toEqual(['d001dd']);
  await send('PUT /vehicle/v2', two, { id: theirs.id, registrationPlate: 'D 003 DD' });
  expect(await disputed()).toEqual([]);
  await send('PUT /vehicle/v2', two, { id: theirs.id, registrationPlate: 'D-001-DD' });
  expect(await disputed()).toEqual(['D-001-DD']);
  await send(`DELETE /vehicle/${theirs.id}`, two);
  expect(await disputed()).toEqual([]);
});

test('numbers of the lists behind the console’s tabs', async () => {
  const before = await counts();
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app)];
  const waiting = await addVehicle(scene.app, one, 'N 001 NN');
  const refused = await addVehicle(scene.app, two, 'N 001 NN');
  await send(`GET /vehicle/${refused.id}/disapprove?reason=x`);
  const documents = [(await addDocument(scene.app, one.token)).documentId];
  await addVehicle(scene.app, one, 'N 002 NN', { documents });
  const { vehicleId } = await createTruck(scene.app, one.account.id);
  await send('POST /vehicle/ban', scene.operator, { vehicleId: waiting.id, reason: 'x' });
  await send('POST /booking', scene.operator, {
    dateBooked: '2026-11-20T18:00:00+09:00',
    cargoType: 'GENERAL',
    vehicleId,
    userId: one.account.id,
  });
  expect(await counts()).toEqual({
    waiting: before.waiting + 1,
    bookedToday: before.bookedToday + 1,
    disputed: before.disputed + 2,
    banned: before.banned + 2,
    all: before.all + 4,
  });
});

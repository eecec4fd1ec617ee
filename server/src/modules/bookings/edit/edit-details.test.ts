import { expect, test } from 'vitest';
import { setUpEdits } from '../../../testing/trucks/test-edits.ts';

const scene = setUpEdits();
const { booked, edit, freeAt, get, nine } = scene;

test('driver, contacts and cargo change at once and uncounted', async () => {
  const id = await booked();
  const own = await get(id);
  const { body } = await edit(id, {
    ...own,
    firstNameOfDriver: 'Пётр',
    phoneNumber: '+79145550123',
    cargoType: 'DANGEROUS',
  });
  expect(body).toMatchObject({
    bookingStatus: 'BOOKED',
    firstNameOfDriver: 'Пётр',
    phoneNumber: '+79145550123',
    cargoType: 'DANGEROUS',
    editCount: 0,
  });
  expect(body.vehicleRegistrationPlate).toBe(own.vehicleRegistrationPlate);
  expect((await edit(id, { version: own.version, firstNameOfDriver: 'Иван' })).status).toBe(409);
});

test('cargo that becomes priority moves into the reserve, and back', async () => {
  const id = await booked();
  const before = await freeAt(nine);
  expect((await edit(id, { cargoType: 'PERISHABLE' })).body).toMatchObject({ hasPriority: true });
  expect(await freeAt(nine)).toBeGreaterThanOrEqual(before);
  expect((await edit(id, { cargoType: 'GENERAL' })).body).toMatchObject({ hasPriority: false });
  expect(await freeAt(nine)).toBe(before);
});

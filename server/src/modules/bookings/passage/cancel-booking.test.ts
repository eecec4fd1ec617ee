import { expect, test } from 'vitest';
import { setUpEdits } from '../../../testing/trucks/test-edits.ts';

const scene = setUpEdits();
const { booked, freeAt, get, nine } = scene;

test('cancelling frees the place at once and keeps the reason; twice is refused', async () => {
  const id = await booked();
  const before = await freeAt(nine);
  expect(
    (await scene.driver.call('DELETE', `/booking/${id}?reason=${encodeURIComponent('Сломался')}`)).status,
  ).toBe(204);
  expect(await get(id)).toMatchObject({ bookingStatus: 'CANCELED', cancellationReason: 'Сломался' });
  expect(await freeAt(nine)).toBe(before + 1);
  expect((await scene.driver.call('DELETE', `/booking/${id}`)).status).toBe(422);
});

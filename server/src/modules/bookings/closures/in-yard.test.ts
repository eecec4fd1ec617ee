import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { setUpClosures } from '../../../testing/trucks/test-closures.ts';

const scene = setUpClosures();
const { at, close, get } = scene;

test('a closure concerns the trucks in the yard that may still wait when it begins, and no others', async () => {
  const { id } = await bookAndConfirm(scene.app, scene.driver, at(9));
  expect((await scene.operator.call('PUT', `/booking/${id}?status=WAITING`)).status).toBe(200);
  const { body } = await close(10, 60);
  const seenWithCallBy = async (moment: string | null) => {
    await sql`UPDATE queue_place SET eta_from = ${moment}, eta_to = ${moment}`.execute(scene.app.database.db);
    return (await get(body.closure.id)).inYard;
  };
  expect(await seenWithCallBy(null)).toMatchObject({ count: 1, next: [{ id }] });
  expect(await seenWithCallBy(at(11))).toMatchObject({ count: 1, next: [{ id }] });
  expect(await seenWithCallBy(at(10))).toEqual({ count: 0, told: 0, next: [] });
});

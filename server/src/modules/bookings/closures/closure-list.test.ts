import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { setUpClosures } from '../../../testing/trucks/test-closures.ts';

const scene = setUpClosures();
const { at, change, close, get } = scene;

test('a list answers each closure as whole as it is answered alone', async () => {
  const waiting = await bookAndConfirm(scene.app, scene.driver, at(9));
  expect((await scene.operator.call('PUT', `/booking/${waiting.id}?status=WAITING`)).status).toBe(200);
  for (const hour of [10, 10, 14, 16])
    await bookAndConfirm(scene.app, await createVisitor(scene.app), at(hour));
  const first = (await close(10, 60)).body.closure;
  const second = (await close(14, 120)).body.closure;
  expect((await scene.operator.call('POST', `/closures/${first.id}/send`)).status).toBe(200);
  expect((await change(second.id, { to: at(15) })).status).toBe(200);
  await scene.release();
  await sql`UPDATE queue_place SET eta_from = NULL, eta_to = NULL`.execute(scene.app.database.db);
  const day = at(9).slice(0, 10);
  const { body } = await scene.operator.call('GET', `/closures?from=${day}&to=${day}`);
  expect(body.content).toEqual([await get(second.id), await get(first.id)]);
  expect(body.content).toMatchObject([
    {
      id: second.id,
      moves: [{ from: at(14), to: at(16) }],
      acts: [{ type: 'SHORTENED' }, { type: 'CLOSED' }],
    },
    { id: first.id, moves: [{}, {}], inYard: { count: 1 }, messages: { SMS: { sent: 2 } } },
  ]);
  const { body: none } = await scene.operator.call('GET', '/closures?from=2030-01-01&to=2030-01-02');
  expect(none).toEqual({ content: [] });
});

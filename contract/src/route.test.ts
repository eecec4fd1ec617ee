import { expect, test } from 'vitest';
import { z } from 'zod';
import { route } from './route.ts';

const someId = '0199f2c6-0000-7000-8000-000000000000';

test('placeholders are ids and nothing is answered, unless the route says otherwise', () => {
  const plain = route('DELETE /closures/{id}/moves/{bookingId}', 'operator', { summary: 'made up' });
  expect(plain.answers).toEqual({ 204: null });
  expect(plain.params.safeParse({ id: someId, bookingId: someId }).success).toBe(true);
  for (const wrong of [
    { id: someId },
    { id: 'x', bookingId: someId },
    { id: someId, bookingId: someId, more: 1 },
  ])
    expect(plain.params.safeParse(wrong).success).toBe(false);
  expect('params' in route('GET /closures', 'operator', { summary: 'made up' })).toBe(false);
  const own = route('GET /draws/{date}', 'public', {
    summary: 'made up',
    params: z.strictObject({ date: z.string() }),
    answers: { 200: z.string() },
  });
  expect(Object.keys(own.answers)).toEqual(['200']);
  expect(own.params.parse({ date: '2026-11-20' })).toEqual({ date: '2026-11-20' });
});

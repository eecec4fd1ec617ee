import { expect, test } from 'vitest';
import { shiftAt } from './pixel-shift.ts';

test('the picture wanders by some pixels a minute, and never far', () => {
  const start = Date.parse('2026-11-20T18:09:12+09:00');
  const places = Array.from({ length: 60 }, (_, minute) => shiftAt(start + minute * 60_000));
  for (const [place, { x, y }] of places.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(4);
    expect(places[place + 1]).not.toEqual({ x, y });
  }
  expect(shiftAt(start)).toEqual(shiftAt(start + 30_000));
});

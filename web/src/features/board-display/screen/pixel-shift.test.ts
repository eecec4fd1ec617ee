import { expect, test } from 'vitest';
import { isMirroredAt, isNight, shiftAt } from './pixel-shift.ts';

test('the picture wanders by some pixels a minute, and never far', () => {
  const start = Date.parse('2026-11-20T18:09:12+09:00');
  const places = Array.from({ length: 60 }, (_, minute) => shiftAt(start + minute * 60_000));
  for (const [place, { x, y }] of places.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(4);
    expect(places[place + 1]).not.toEqual({ x, y });
  }
  expect(shiftAt(start)).toEqual(shiftAt(start + 30_000));
});

test('header and footer change sides by the hour', () => {
  const start = Date.parse('2026-11-20T18:00:00+09:00');
  expect(isMirroredAt(start)).not.toBe(isMirroredAt(start + 3_600_000));
  expect(isMirroredAt(start)).toBe(isMirroredAt(start + 3_599_000));
});

test('the night begins at ten and ends at six', () => {
  expect(['21:59', '22:00', '00:00', '05:59', '06:00'].map(isNight)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

import { expect, test } from 'vitest';
import { placePills } from './lay-out.ts';

const band = (leavesY: number, entersY: number) => ({
  from: String(leavesY),
  to: String(entersY),
  part: 'emptied' as const,
  count: 3,
  leavesAt: 0,
  entersAt: 0,
  leavesY,
  entersY,
});

test('a number alone stands in the middle of its band', () => {
  expect(placePills([band(0, 100)])).toMatchObject([{ x: 50, y: 50 }]);
});

test('numbers of bands that cross stand apart, each on its band', () => {
  const pills = placePills([band(0, 100), band(100, 0), band(20, 80)]);
  expect(pills).toHaveLength(3);
  expect(new Set(pills.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(3);
});

test('where there is no room at all a number is left out', () => {
  expect(placePills(Array.from({ length: 20 }, () => band(0, 10))).length).toBeLessThan(20);
});

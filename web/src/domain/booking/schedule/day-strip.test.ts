import { expect, test } from 'vitest';
import { stripScroll } from './day-strip.tsx';

const day = (place: number) => ({ offsetLeft: place * 84, offsetWidth: 76 });

test('a day that is seen whole moves nothing', () => {
  expect(stripScroll({ scrollLeft: 0, clientWidth: 250 }, day(0))).toBe(0);
  expect(stripScroll({ scrollLeft: 84, clientWidth: 250 }, day(2))).toBe(84);
});

test('a day out of sight, or cut at an edge, comes to the middle', () => {
  expect(stripScroll({ scrollLeft: 0, clientWidth: 250 }, day(7))).toBe(7 * 84 - 87);
  expect(stripScroll({ scrollLeft: 0, clientWidth: 236 }, day(2))).toBe(2 * 84 - 80);
  expect(stripScroll({ scrollLeft: 300, clientWidth: 250 }, day(3))).toBe(3 * 84 - 87);
});

test('the first day stays at the edge', () => {
  expect(stripScroll({ scrollLeft: 300, clientWidth: 250 }, day(0))).toBe(0);
});

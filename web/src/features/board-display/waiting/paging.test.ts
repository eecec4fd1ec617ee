import { expect, test } from 'vitest';
import { pageAfter, pageMsOf, pageOf, pageWithin } from './paging.ts';

const rows = Array.from({ length: 27 }, (_, place) => place + 1);

test('every truck is on exactly one page', () => {
  const pages = [0, 1, 2, 3, 4].map((page) => pageOf(rows, page, 6));
  expect(pages.flat()).toEqual(rows);
  expect(pages.at(-1)).toEqual([25, 26, 27]);
});

test('pages turn around, also when turns were missed, and a page that went away gives way to the last', () => {
  expect(pageAfter(0, 1, 5)).toBe(1);
  expect(pageAfter(4, 1, 5)).toBe(0);
  expect(pageAfter(4, 7, 5)).toBe(1);
  expect(pageAfter(2, -3, 5)).toBe(2);
  expect(pageAfter(3, 1, 0)).toBe(0);
  expect(pageWithin(4, 3)).toBe(2);
  expect(pageWithin(0, 0)).toBe(0);
});

test.each([1, 6, 8, 9, 12, 40])('a round of %i pages takes 80 seconds at most', (pages) => {
  expect(pages * pageMsOf(pages)).toBeLessThanOrEqual(80_000);
  expect(pageMsOf(pages)).toBeLessThanOrEqual(10_000);
});

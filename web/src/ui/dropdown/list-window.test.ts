import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listWindow, panelHeight, renderedPlaces, rowHeight, scrollToSee } from './list-window.ts';

test('a long list renders what is seen and 4 rows on either side', () => {
  expect(listWindow(10_000, 0)).toEqual({ start: 0, end: 11 });
  expect(listWindow(10_000, 500)).toEqual({ start: 496, end: 511 });
  expect(listWindow(10_000, 9994)).toEqual({ start: 9990, end: 10_000 });
});

test('a short list is rendered whole', () => {
  expect(listWindow(3, 0)).toEqual({ start: 0, end: 3 });
  expect(listWindow(0, 0)).toEqual({ start: 0, end: 0 });
});

test('whatever is scrolled to, every row in view is rendered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, part) => {
        const scrollTop = part * Math.max(0, count * rowHeight - panelHeight);
        const { start, end } = listWindow(count, Math.floor(scrollTop / rowHeight));
        expect(start * rowHeight).toBeLessThanOrEqual(scrollTop);
        expect(end * rowHeight).toBeGreaterThanOrEqual(Math.min(scrollTop + panelHeight, count * rowHeight));
        expect(end - start).toBeLessThanOrEqual(16);
      },
    ),
  );
});

test('the active row is rendered even when it is scrolled away', () => {
  expect(renderedPlaces(10_000, 500, 3).at(-1)).toBe(3);
  expect(renderedPlaces(10_000, 500, 3)).toHaveLength(16);
  expect(renderedPlaces(10_000, 500, 505)).toHaveLength(15);
  expect(renderedPlaces(3, 0, -1)).toEqual([0, 1, 2]);
  expect(renderedPlaces(3, 0, 7)).toEqual([0, 1, 2]);
});

test('scrolling to a row moves no more than needed', () => {
  expect(scrollToSee(2, 0, 240)).toBe(0);
  expect(scrollToSee(5, 0, 240)).toBe(24);
  expect(scrollToSee(1, 100, 240)).toBe(44);
});

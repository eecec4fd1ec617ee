import { expect, test } from 'vitest';
import { firstPage, pageAt, pageMsOf } from './paging.ts';

/** How the pages follow one another with these sizes, until all rows were shown. */
const roundOf = (count: number, sizes: readonly number[]) => {
  let [now, turns] = [1_795_000_000_000, 0];
  const rows = () => ({ count, perPage: sizes[turns % sizes.length] ?? 1 });
  const seen = new Set<number>();
  let shown = firstPage(now, rows());
  do {
    const { perPage } = rows();
    for (let row = shown.from; row < Math.min(count, shown.from + perPage); row += 1) seen.add(row);
    now += pageMsOf(Math.ceil(count / perPage));
    shown = pageAt(shown, now, rows());
    turns += 1;
  } while (shown.from > 0);
  return [...seen];
};

test.each([
  [27, [6]],
  [288, [40, 45]],
  [888, [45, 45, 30]],
])('none of %i rows is left out in a round, with pages of %j rows', (count, sizes) => {
  expect(roundOf(count, sizes)).toEqual(Array.from({ length: count }, (_, row) => row));
});

test('pages turn around, also when turns were missed; when their page went away, they begin anew', () => {
  const rows = { count: 25, perPage: 5 };
  const first = firstPage(30_000_123, rows);
  expect(first).toEqual({ from: 0, until: 5, since: 30_000_000 });
  expect(pageAt(first, 30_009_999, rows)).toBe(first);
  expect(pageAt(first, 30_010_000, rows)).toEqual({ from: 5, until: 10, since: 30_010_000 });
  const last = { from: 20, until: 25, since: 0 };
  expect(pageAt(last, 75_000, rows)).toMatchObject({ from: 5, since: 70_000 });
  expect(pageAt(last, 1000, { ...rows, count: 20 })).toEqual({ from: 0, until: 5, since: 1000 });
});

test('what a page did not show, or only at its end, comes on the next one', () => {
  const shown = { from: 10, until: 15, since: 0 };
  const smaller = pageAt(shown, 5000, { count: 60, perPage: 3 });
  expect(pageAt(smaller, 10_000, { count: 60, perPage: 5 }).from).toBe(13);
  const grown = pageAt(shown, 9000, { count: 60, perPage: 8 });
  expect(pageAt(grown, 10_000, { count: 60, perPage: 8 }).from).toBe(15);
});

test('a clock that is set back turns no page, and the page is shown as long as any', () => {
  const rows = { count: 25, perPage: 5 };
  const back = pageAt({ from: 10, until: 15, since: 50_000 }, 20_000, rows);
  expect(back).toMatchObject({ from: 10, since: 20_000 });
  expect(pageAt(back, 30_000, rows).from).toBe(15);
});

test.each([1, 6, 8, 9, 12, 20, 40])('a round of %i pages takes 80 seconds at most', (pages) => {
  expect(pages * pageMsOf(pages)).toBeLessThanOrEqual(80_000);
  expect(pageMsOf(pages)).toBeLessThanOrEqual(10_000);
});

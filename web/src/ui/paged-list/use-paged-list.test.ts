import { expect, test } from 'vitest';
import { uniqueRows } from './use-paged-list.ts';

const page = (...rows: string[]) => ({
  content: rows.map((row) => ({ id: row.charAt(0), text: row })),
  last: false,
});
const textsOf = (...pages: ReturnType<typeof page>[]) =>
  uniqueRows(pages, ({ id }) => id).map(({ text }) => text);

test('rows stand in the order of their pages', () => {
  expect(textsOf(page('a', 'b'), page('c'))).toEqual(['a', 'b', 'c']);
});

test('a row that moved to the next page is shown once, where it was, as it is now', () => {
  expect(textsOf(page('a', 'b old'), page('b new', 'c'))).toEqual(['a', 'b new', 'c']);
});

test('no pages, no rows', () => expect(textsOf()).toEqual([]));

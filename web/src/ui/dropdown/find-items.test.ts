import { expect, test } from 'vitest';
import type { DropdownRow } from './dropdown-props.ts';
import { findByKeys, findRows, foldItems } from './find-items.ts';

const labels = ['Ёлкин', 'КАМАЗ 5490', 'Камаз 65115', 'МАЗ', 'Howo'];
const items = foldItems(labels.map((label) => ({ value: label, label })));
const plain: readonly DropdownRow[] = items.map(({ item }) => ({ kind: 'item', item }));

const found = (query: string, canAdd = false, isFiltered = false) =>
  findRows({ items, query, canAdd, isFiltered }).map((row) =>
    row.kind === 'add' ? `+${row.text}` : row.item.label,
  );

test('an empty query finds everything', () => {
  expect(found('  ')).toEqual(labels);
});

test.each([
  ['камаз', ['КАМАЗ 5490', 'Камаз 65115']],
  ['елк', ['Ёлкин']],
  [' маз ', ['КАМАЗ 5490', 'Камаз 65115', 'МАЗ']],
  ['ｈｏｗｏ', ['Howo']],
  ['нет', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('adding is offered for what is not there yet, last and trimmed', () => {
  expect(found(' маз 7 ', true)).toEqual(['+маз 7']);
  expect(found('маз', true)).toEqual(['КАМАЗ 5490', 'Камаз 65115', 'МАЗ']);
  expect(found('кам', true).at(-1)).toBe('+кам');
  expect(found('', true)).toEqual(labels);
});

test('items that were found elsewhere are not filtered again', () => {
  expect(found('xyz', false, true)).toEqual(labels);
});

test('typed keys lead to the next item that begins with them', () => {
  expect(findByKeys(plain, 'к', -1)).toBe(1);
  expect(findByKeys(plain, 'к', 1)).toBe(2);
  expect(findByKeys(plain, 'к', 2)).toBe(1);
  expect(findByKeys(plain, 'камаз 6', 1)).toBe(2);
  expect(findByKeys(plain, 'ма', 3)).toBe(3);
  expect(findByKeys(plain, 'щ', 0)).toBeUndefined();
  expect(findByKeys([], 'к', -1)).toBeUndefined();
});

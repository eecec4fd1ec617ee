import { expect, test } from 'vitest';
import type { DropdownRow } from './dropdown-props.ts';
import { type Move, moveActive } from './move-active.ts';

/** Each letter stands for a row, a dash for a disabled row. */
const rowsOf = (drawing: string): readonly DropdownRow[] =>
  [...drawing].map((mark, place) => ({
    kind: 'item',
    item: { value: String(place), label: mark, disabled: mark === '-' },
  }));

test.each<[string, number, Move, number]>([
  ['abc', 0, 'next', 1],
  ['abc', 2, 'next', 0],
  ['abc', 0, 'previous', 2],
  ['abc', -1, 'next', 0],
  ['a--d', 0, 'next', 3],
  ['a--d', 3, 'previous', 0],
  ['-bc-', 1, 'previous', 2],
  ['-bc-', 2, 'first', 1],
  ['-bc-', 1, 'last', 2],
  ['abcdefghij', 1, 'pageDown', 6],
  ['abcdefghij', 7, 'pageDown', 9],
  ['abcdefgh--', 4, 'pageDown', 7],
  ['abcdefghij', 7, 'pageUp', 2],
  ['--cdefghij', 4, 'pageUp', 2],
  ['---', -1, 'next', -1],
  ['', -1, 'last', -1],
])('in %j from %i, %s leads to %i', (drawing, active, move, expected) => {
  expect(moveActive(rowsOf(drawing), active, move)).toBe(expected);
});

import { expect, test } from 'vitest';
import { moveItem, stepAside } from './use-carrying.ts';

test('an item is moved up, down, and no further than the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], 1, -9)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a'], 4, 0)).toEqual(['a']);
});

test('those between the two places step aside, so that what is seen is what a drop makes', () => {
  for (const from of [0, 1, 2, 3])
    for (const to of [0, 1, 2, 3]) {
      const seen = [0, 1, 2, 3].map((place) => (place === from ? to : place + stepAside(place, from, to)));
      const dropped = moveItem([0, 1, 2, 3], from, to);
      expect(seen).toEqual([0, 1, 2, 3].map((item) => dropped.indexOf(item)));
    }
});

import { expect, test } from 'vitest';
import { placeAfterKey } from './use-row-keys.ts';

const after = (place: number, key: string) => placeAfterKey(place, { key, count: 14 });

test('the arrows go row by row and stop at the ends', () => {
  expect(after(3, 'ArrowDown')).toBe(4);
  expect(after(3, 'ArrowUp')).toBe(2);
  expect(after(0, 'ArrowUp')).toBe(0);
  expect(after(13, 'ArrowDown')).toBe(13);
});

test('Home and End go to the ends, Page keys ten rows', () => {
  expect(after(5, 'Home')).toBe(0);
  expect(after(5, 'End')).toBe(13);
  expect(after(5, 'PageDown')).toBe(13);
  expect(after(12, 'PageUp')).toBe(2);
});

test('other keys leave the focus where it is', () => {
  expect(after(5, 'Enter')).toBe(5);
  expect(after(5, 'ж')).toBe(5);
});

import { expect, test } from 'vitest';
import { pageInstead } from './found-page.tsx';

test('an emptied page leads to the last one with rows', () => {
  expect(pageInstead(2, { total: 20, size: 10 })).toBe(1);
  expect(pageInstead(9, { total: 11, size: 10 })).toBe(1);
  expect(pageInstead(1, { total: 0, size: 10 })).toBe(0);
});

test('a count from before the rows went still leads away', () => {
  expect(pageInstead(2, { total: 21, size: 10 })).toBe(1);
});

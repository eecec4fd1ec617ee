import { expect, test } from 'vitest';
import { lastDayOf } from './ban-length.ts';

const days = { today: '2026-11-20', until: '2027-01-05' };

test.each([
  ['7', '2026-11-27'],
  ['14', '2026-12-04'],
  ['30', '2026-12-20'],
  ['day', '2027-01-05'],
  ['lifted', null],
] as const)('%s from the twentieth ends with %s', (length, last) => {
  expect(lastDayOf(length, days)).toBe(last);
});

import { expect, test } from 'vitest';
import { lastDayOf, restrictionSchema } from './restriction-form.ts';

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

const reasons = { RU: 'Перегруз', EN: '', CN: '' };
const faultsOf = (length: string, until: string) =>
  restrictionSchema.safeParse({ reasons, length, until }).error?.issues.map(({ path }) => path.join('.')) ??
  [];

test('a day is needed where a day was chosen, and a real one', () => {
  expect(faultsOf('day', '')).toEqual(['until']);
  expect(faultsOf('day', 'TOO_EARLY')).toEqual(['until']);
  expect(faultsOf('day', '2026-12-31')).toEqual([]);
});

test('a wrong day that is not asked for any more is no fault', () => {
  expect(faultsOf('30', 'TOO_EARLY')).toEqual([]);
  expect(faultsOf('lifted', '')).toEqual([]);
});

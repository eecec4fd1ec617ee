import { expect, test } from 'vitest';
import { restrictionSchema } from './restriction-form.ts';

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

import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test.each([
  ['2026-11-20', '2026-11-20'],
  [' 2026-1-5 ', '2026-01-05'],
  ['20261120', '2026-11-20'],
  ['2026.11.20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['5.1.2026', '2026-01-05'],
  ['2026年11月20日', '2026-11-20'],
  ['２０２６-１１-２０', '2026-11-20'],
  ['29.02.2024', '2024-02-29'],
])('%j is %s', (text, value) => {
  expect(readDate(text, {})).toEqual({ value, error: null });
});

test.each([
  '31.02.2026',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '20.11.26',
  '11/20/2026',
  '20/11/2026',
  '2026-11',
  '2026-11-200',
  '0026-11-20',
  'завтра',
  '2026-11-20T00:00',
])('%j is no date', (text) => {
  expect(readDate(text, {})).toEqual({ value: '', error: 'INVALID_DATE' });
});

test('nothing is nothing, not a mistake', () => {
  expect(readDate('  ', { min: '2026-11-20' })).toEqual({ value: '', error: null });
});

test('the limits belong to what is allowed', () => {
  const limits = { min: '2026-11-15', max: '2026-11-22' };
  expect(readDate('2026-11-15', limits).value).toBe('2026-11-15');
  expect(readDate('2026-11-22', limits).value).toBe('2026-11-22');
  expect(readDate('2026-11-14', limits)).toEqual({ value: '', error: 'DATE_TOO_EARLY' });
  expect(readDate('2026-11-23', limits)).toEqual({ value: '', error: 'DATE_TOO_LATE' });
});

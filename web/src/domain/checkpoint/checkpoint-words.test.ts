import { expect, test } from 'vitest';
import { longDay, monthsFrom, shifted, timeRange, wallDay, wallTime } from './checkpoint-words.ts';

test('an instant’s own digits are the checkpoint’s wall clock', () => {
  expect(wallDay('2026-11-20T00:30:00+09:00')).toBe('2026-11-20');
  expect(wallTime('2026-11-20T00:30:00+09:00')).toBe('00:30');
});

test('a range over midnight names the day of its end', () => {
  const at = (time: string) => `2026-11-20T${time}:00+09:00`;
  expect(timeRange(at('18:40'), at('18:55'), 'ru')).toBe('18:40–18:55');
  expect(timeRange(at('18:40'), at('18:40'), 'ru')).toBe('18:40');
  expect(timeRange(at('23:40'), '2026-11-21T00:10:00+09:00', 'ru')).toBe('23:40–сб\u00a000:10');
  expect(timeRange(at('23:40'), '2026-11-21T00:10:00+09:00', 'en')).toBe('23:40–Sat\u00a000:10');
});

test('minutes are added on the same wall clock, across midnight and the year’s end', () => {
  expect(shifted('2026-11-21T01:00:00+09:00', -180)).toBe('2026-11-20T22:00:00+09:00');
  expect(shifted('2026-12-31T23:00:00+09:00', 70)).toBe('2027-01-01T00:10:00+09:00');
});

test('the days that can be booked lie in as many months as the horizon reaches', () => {
  expect(monthsFrom('2026-11-20', 7)).toEqual(['2026-11']);
  expect(monthsFrom('2026-11-27', 7)).toEqual(['2026-11', '2026-12']);
  expect(monthsFrom('2026-12-31', 0)).toEqual(['2026-12']);
  expect(monthsFrom('2026-12-31', 60)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03']);
});

test('a line never ends between a day and its month', () => {
  expect(longDay('2026-11-21')).toBe('сб, 21\u00a0ноября');
});

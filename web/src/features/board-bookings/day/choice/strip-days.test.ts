import { expect, test } from 'vitest';
import { addDays } from '../../../../ui/date-picker/calendar-day.ts';
import { stripDays } from './strip-days.ts';

const today = '2026-11-20';
const ends = (date: string) => {
  const days = stripDays({ date, today, horizonDays: 7 });
  return [days[0], days.at(-1), days.length];
};

test('the strip begins today and ends with the last day that can be booked', () => {
  expect(ends('2026-11-20')).toEqual(['2026-11-20', '2026-11-27', 8]);
  expect(ends('2026-11-27')).toEqual(['2026-11-20', '2026-11-27', 8]);
});

test('a past day, or one beyond, stands among its neighbours', () => {
  expect(ends('2026-11-19')).toEqual(['2026-11-15', '2026-11-22', 8]);
  expect(ends('2026-12-05')).toEqual(['2026-12-01', '2026-12-08', 8]);
});

test('days follow one another over the end of a month and a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

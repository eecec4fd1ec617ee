import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, clampDay, isRealDate, weekdayOf } from './calendar-day.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [2026, 2, 31, false],
  [2026, 2, 29, false],
  [2024, 2, 29, true],
  [2100, 2, 29, false],
  [2000, 2, 29, true],
  [2026, 13, 1, false],
  [2026, 0, 1, false],
  [2026, 4, 31, false],
  [2026, 12, 31, true],
  [26, 1, 1, false],
])('%i-%i-%i is real: %s', (year, month, date, isReal) => {
  expect(isRealDate(year, month, date)).toBe(isReal);
});

test.each(['Asia/Chita', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Europe/London'])(
  'no time zone shifts a day: %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2018-11-04', -1)).toBe('2018-11-03');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(weekdayOf('2026-11-20')).toBe(4);
  },
);

test('months are added by the calendar, over the turn of a year too', () => {
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
});

test('going back and forth by days always comes home', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (moment, count) => {
      const day = moment.toISOString().slice(0, 10);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test('a day is brought within the limits', () => {
  expect(clampDay('2026-01-01', '2026-02-01', undefined)).toBe('2026-02-01');
  expect(clampDay('2026-05-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
  expect(clampDay('2026-02-11', '2026-02-01', '2026-03-01')).toBe('2026-02-11');
});

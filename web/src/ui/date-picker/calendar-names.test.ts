import { expect, test } from 'vitest';
import { fullDayName, monthNames, monthTitle, weekdayNames } from './calendar-names.ts';

test.each([
  ['ru', 'Ноябрь 2026', 'пт', 'Май'],
  ['en', 'November 2026', 'Fri', 'May'],
  ['zh-CN', '2026年11月', '五', '5月'],
])('in %s: %s', (language, title, friday, may) => {
  expect(monthTitle(language, '2026-11-20')).toBe(title);
  expect(weekdayNames(language)[4]?.short).toBe(friday);
  expect(monthNames(language)[4]).toBe(may);
});

test('a day is read out whole', () => {
  expect(fullDayName('en', '2026-11-20')).toBe('Friday, November 20, 2026');
  expect(fullDayName('zh-CN', '2026-11-20')).toContain('2026年11月20日');
});

import { type CalendarDay, toUtc } from './calendar-day.ts';

const format = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });

/** Chinese calendars show 11月 rather than 十一月, and 一 rather than 周一. */
const inChinese = (language: string) => language.startsWith('zh');

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** «Ноябрь 2026», November 2026, 2026年11月. The « г.» that Intl adds in Russian is left out. */
export const monthTitle = (language: string, day: CalendarDay) => {
  const parts = format(language, { month: 'long', year: 'numeric' }).formatToParts(toUtc(day));
  if (parts.at(-2)?.type === 'year') parts.pop();
  return capitalized(parts.map(({ value }) => value).join(''));
};

export const yearTitle = (day: CalendarDay) => day.slice(0, 4);

export const fullDayName = (language: string, day: CalendarDay) =>
  format(language, { dateStyle: 'full' }).format(toUtc(day));

export const monthNames = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    capitalized(
      format(language, { month: inChinese(language) ? 'short' : 'long' }).format(Date.UTC(2024, month)),
    ),
  );

/** Weekdays from Monday on, counted from 1 January 2024, which was a Monday. */
export const weekdayNames = (language: string) =>
  Array.from({ length: 7 }, (_, weekday) => {
    const moment = Date.UTC(2024, 0, 1 + weekday);
    return {
      short: format(language, { weekday: inChinese(language) ? 'narrow' : 'short' }).format(moment),
      long: format(language, { weekday: 'long' }).format(moment),
    };
  });

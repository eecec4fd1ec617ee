import i18next from 'i18next';
import { dayInWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';

export const durationWords = (minutes: number | null) => {
  if (minutes === null) return '—';
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
  if (hours === 0) return i18next.t('boardReports.minutes', { minutes: rest });
  return i18next.t(rest === 0 ? 'boardReports.hours' : 'boardReports.hoursAndMinutes', {
    hours,
    minutes: rest,
  });
};

export const shortDay = (day: string) => dayInWords(day, { day: 'numeric', month: 'short' });
/** The year is told only if the two dates are of different years. */
export const spanWords = (from: string, to: string, month: 'long' | 'short' = 'long') => {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month,
    ...(!isOneYear && { year: 'numeric' }),
  };
  // Chinese ranges are joined here, because `formatRange` would write digits and slashes.
  if (currentLanguage() === 'CN') return `${dayInWords(from, options)} – ${dayInWords(to, options)}`;
  const format = new Intl.DateTimeFormat(languageTag(), { ...options, timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
};

export const fullDay = (day: string) => dayInWords(day, { weekday: 'short', day: 'numeric', month: 'long' });

/** 1 is Monday, and January 1, 2024 was one. */
export const weekdayName = (weekday: string) => dayInWords(`2024-01-0${weekday}`, { weekday: 'short' });

export const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

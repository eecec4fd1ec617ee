import i18next from 'i18next';
import { dayInWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';
import { percentWords } from '../../lib/words/number-words.ts';

export type Change = { readonly words: string; readonly isGood: boolean | null };

const signed = (number: number, words: string) => `${number > 0 ? '+' : '−'}${words}`;

export const shareChange = (
  now: number | null,
  before: number | null,
  isMoreGood: boolean,
): Change | null => {
  if (now === null || before === null) return null;
  const points = Math.round((now - before) * 1000) / 10;
  if (points === 0) return { words: i18next.t('boardReports.same'), isGood: null };
  const words = i18next.t('boardReports.points', {
    points: signed(points, String(Math.abs(points)).replace('.', i18next.t('boardReports.decimal'))),
  });
  return { words, isGood: points > 0 === isMoreGood };
};

export const countChange = (now: number, before: number, isMoreGood: boolean): Change | null => {
  if (before === 0) return null;
  const part = (now - before) / before;
  if (Math.abs(part) < 0.0005) return { words: i18next.t('boardReports.same'), isGood: null };
  return { words: signed(part, percentWords(Math.abs(part), 1)), isGood: part > 0 === isMoreGood };
};

export const minutesChange = (now: number | null, before: number | null): Change | null => {
  if (now === null || before === null) return null;
  const minutes = Math.round(now - before);
  if (minutes === 0) return { words: i18next.t('boardReports.same'), isGood: null };
  return { words: signed(minutes, durationWords(Math.abs(minutes))), isGood: minutes < 0 };
};

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

import i18next from 'i18next';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';
import { dateFormat } from '../../lib/time/date-format.ts';
import { addDays } from '../../ui/date-picker/calendar-day.ts';

/** Instants carry the checkpoint's offset, so their digits are its wall clock on any device. */
export const wallTime = (instant: string) => instant.slice(11, 16);
export const wallDay = (instant: string) => instant.slice(0, 10);

export const dayInWords = (day: string, options: Intl.DateTimeFormatOptions, tag = languageTag()) =>
  dateFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

export const weekday = (day: string, tag?: string) => dayInWords(day, { weekday: 'short' }, tag);
export const dayOfMonth = (day: string) => String(Number(day.slice(8, 10)));

/** Joins `21 ноября` or `Nov 21`, so that no line ends between day and month. */
const unbroken = (words: string) =>
  words.replace(/(\d) (\p{L})/gu, '$1\u00a0$2').replace(/(\p{L}) (\d)/gu, '$1\u00a0$2');

/** English months are abbreviated, because day and time have to fit a button on a small phone. */
export const longDay = (day: string) =>
  unbroken(
    dayInWords(day, {
      weekday: 'short',
      day: 'numeric',
      month: currentLanguage() === 'EN' ? 'short' : 'long',
    }),
  );

export const dayAndMonth = (day: string) => dayInWords(day, { day: 'numeric', month: 'long' });

/** Writes `21 нояб.` or `Nov 21`. */
export const shortDay = (day: string) => unbroken(dayInWords(day, { day: 'numeric', month: 'short' }));

export const whenWords = (instant: string) =>
  i18next.t('booking.when', { day: longDay(wallDay(instant)), time: wallTime(instant) });

export const shortWhen = (instant: string) =>
  i18next.t('booking.when', { day: weekday(wallDay(instant)), time: wallTime(instant) });

/** Writes `18:40–18:55`. If it crosses midnight, the end names its day: `23:40–Sat 00:10`. */
export const timeRange = (from: string, to: string, tag?: string) => {
  if (from === to) return wallTime(from);
  const day = wallDay(from) === wallDay(to) ? '' : `${weekday(wallDay(to), tag)}\u00a0`;
  return `${wallTime(from)}–${day}${wallTime(to)}`;
};

export const monthsFrom = (day: string, daysAhead: number): string[] => {
  const days = Array.from({ length: daysAhead + 1 }, (_, count) => addDays(day, count));
  return [...new Set(days.map((one) => one.slice(0, 7)))];
};

/** Adds minutes (may be negative) and keeps the offset of the text. */
export const shifted = (instant: string, minutes: number) => {
  const wall = Date.parse(`${instant.slice(0, 19)}Z`) + minutes * 60_000;
  return new Date(wall).toISOString().slice(0, 19) + instant.slice(19);
};

/** Formats as UTC, because the instant's digits are the checkpoint's wall clock already. */
export const momentAs = (instant: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(languageTag(), { ...options, hourCycle: 'h23', timeZone: 'UTC' }).format(
    new Date(`${instant.slice(0, 19)}Z`),
  );

/** A moment with its year, because it may be long ago. */
export const momentWords = (instant: string) =>
  momentAs(instant, { dateStyle: 'medium', timeStyle: 'short' });

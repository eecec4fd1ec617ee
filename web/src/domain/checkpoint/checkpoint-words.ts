import i18next from 'i18next';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';

/** Instants come with the checkpoint's own offset, so their digits are its wall clock, whatever this device's is. */
export const wallTime = (instant: string) => instant.slice(11, 16);
export const wallDay = (instant: string) => instant.slice(0, 10);

const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const weekday = (day: string) => inWords(day, { weekday: 'short' });
export const dayOfMonth = (day: string) => String(Number(day.slice(8, 10)));

/** English months are long words, and a time in words has to fit a button on a small phone. */
export const longDay = (day: string) =>
  inWords(day, {
    weekday: 'short',
    day: 'numeric',
    month: currentLanguage() === 'EN' ? 'short' : 'long',
  });

/** Day and time of a slot. */
export const whenWords = (instant: string) =>
  i18next.t('booking.when', { day: longDay(wallDay(instant)), time: wallTime(instant) });

/** The same where the day is near: its weekday is enough. */
export const shortWhen = (instant: string) =>
  i18next.t('booking.when', { day: weekday(wallDay(instant)), time: wallTime(instant) });

/** The months in which the days from one on lie, as far as booking is open: by default as far as into the next. */
export const monthsFrom = (day: string, days = 28) => {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  const last = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  const months: string[] = [];
  for (; first.getTime() <= last; first.setUTCMonth(first.getUTCMonth() + 1))
    months.push(first.toISOString().slice(0, 7));
  return months;
};

/** Some minutes later (or earlier) on the same wall clock. */
export const shifted = (instant: string, minutes: number) => {
  const wall = Date.parse(`${instant.slice(0, 19)}Z`) + minutes * 60_000;
  return new Date(wall).toISOString().slice(0, 19) + instant.slice(19);
};

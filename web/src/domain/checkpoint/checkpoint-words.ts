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

/** The months that a booking can be made for, given the first day: a horizon reaches into the next at most. */
export const monthsFrom = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1));
  return [day.slice(0, 7), next.toISOString().slice(0, 7)] as const;
};

/** Some minutes later (or earlier) on the same wall clock. */
export const shifted = (instant: string, minutes: number) => {
  const wall = Date.parse(`${instant.slice(0, 19)}Z`) + minutes * 60_000;
  return new Date(wall).toISOString().slice(0, 19) + instant.slice(19);
};

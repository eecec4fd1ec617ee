import { offsetAt } from '../time/wire-instant.ts';
import type { Cell } from './sheet-frame.ts';

/** Sheets have no time zones: values are the checkpoint's local time, in days since the end of 1899. */
type SheetClock = {
  ofMoment(at: Temporal.Instant): number;
  ofSeconds(seconds: number): number;
  ofDay(day: Temporal.PlainDate): number;
};

const dayMs = 86_400_000;
const daysBefore1970 = 25_569;

const toDays = (ms: number) => ms / dayMs + daysBefore1970;

export const createSheetClock = (timeZone: string): SheetClock => {
  const ofSeconds = (seconds: number) => {
    const wholeSeconds = Math.floor(seconds) * 1000;
    return toDays(wholeSeconds + offsetAt(wholeSeconds, timeZone).offsetMs);
  };
  return {
    ofSeconds,
    ofMoment: ({ epochMilliseconds }) => ofSeconds(epochMilliseconds / 1000),
    ofDay: ({ year, month, day }) => toDays(Date.UTC(year, month - 1, day)),
  };
};

export type SheetValue = string | number | Temporal.Instant | Temporal.PlainDate | null;

const longestText = 32_767;
// Characters that XML cannot hold; lone surrogates are replaced.
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const suspicious = /[\p{Cc}\p{Cs}\ufffe\uffff]/u;

export const cleanText = (text: string): string => {
  const clean = suspicious.test(text) ? text.toWellFormed().replace(unwritable, '') : text;
  return clean.length > longestText ? clean.slice(0, longestText) : clean;
};

export const toCell = (value: SheetValue, clock: SheetClock): Cell => {
  if (typeof value === 'string') return cleanText(value);
  if (value instanceof Temporal.Instant) return clock.ofMoment(value);
  if (value instanceof Temporal.PlainDate) return clock.ofDay(value);
  return value;
};

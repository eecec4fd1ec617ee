import type { SheetClock } from './sheet-clock.ts';
import type { Cell } from './sheet-frame.ts';

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

import type { Language } from '#contract/common.ts';
import { dayInWords, wallDay } from '../../../domain/checkpoint/checkpoint-words.ts';

const minuteMs = 60_000;

export const otherDay = (instant: string, today: string, tag: string): string | null => {
  const day = wallDay(instant);
  return day === today ? null : dayInWords(day, { weekday: 'short', day: 'numeric', month: 'short' }, tag);
};

export const timeLeft = (until: string, now: number) => {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / minuteMs));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
};

export const elapsedShare = (from: string, to: string, now: number) => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return end > start ? Math.min(1, Math.max(0, (now - start) / (end - start))) : 1;
};

export const turnMs = 10_000;

/** Counted since 1970, so that all displays turn at the same time. */
export const turnAt = (now: number) => Math.floor(now / turnMs);

export const leadAt = (turn: number, spoken: readonly Language[]): Language =>
  spoken[turn % spoken.length] ?? 'RU';

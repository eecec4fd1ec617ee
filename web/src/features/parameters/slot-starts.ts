import { clock, dayMinutes } from './calendar/plan-week.ts';

/** Start times for this slot length, and the chosen one even if it no longer fits. */
export const slotStarts = (minutes: number, chosen: string): string[] => {
  const isLength = minutes >= 10 && dayMinutes % minutes === 0;
  const count = isLength ? dayMinutes / minutes : 24;
  const starts = Array.from({ length: count }, (_, index) => clock((index * dayMinutes) / count));
  return starts.includes(chosen) ? starts : [...starts, chosen].sort();
};

import { momentAs, wallDay, wallTime } from '../../checkpoint/checkpoint-words.ts';

/** Only the time for today, no year for this year: `18:07`, `19 нояб., 21:02`. */
export const eventTime = (instant: string, today: string): string => {
  const day = wallDay(instant);
  if (day === today) return wallTime(instant);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return momentAs(instant, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });
};

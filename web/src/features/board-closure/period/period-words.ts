import i18next from 'i18next';
import { longDay, wallDay, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import type { Period } from './period.ts';

/** `02:00–05:00`; over midnight with the days. */
export const periodWords = ({ from, to }: Period) => {
  const isOneDay = wallDay(from) === wallDay(to);
  return i18next.t('boardClosure.when.range', {
    from: isOneDay ? wallTime(from) : whenWords(from),
    to: isOneDay ? wallTime(to) : whenWords(to),
  });
};

/** With its day in any case. */
export const datedPeriodWords = (period: Period) =>
  wallDay(period.from) === wallDay(period.to)
    ? i18next.t('boardClosure.when.dated', {
        day: longDay(wallDay(period.from)),
        range: periodWords(period),
      })
    : periodWords(period);

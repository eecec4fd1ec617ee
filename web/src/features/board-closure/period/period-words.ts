import i18next from 'i18next';
import {
  longDay,
  shifted,
  wallDay,
  wallTime,
  whenWords,
} from '../../../domain/checkpoint/checkpoint-words.ts';
import type { Period } from './period.ts';

/** An end at midnight belongs to the day before, as its 24:00. */
export const isOneDay = ({ from, to }: Period) => from === to || wallDay(from) === wallDay(shifted(to, -1));

export const periodWords = (period: Period) => {
  const { from, to } = period;
  if (!isOneDay(period))
    return i18next.t('boardClosure.when.range', { from: whenWords(from), to: whenWords(to) });
  const end = wallDay(from) === wallDay(to) ? wallTime(to) : '24:00';
  return i18next.t('boardClosure.when.range', { from: wallTime(from), to: end });
};

export const datedPeriodWords = (period: Period) =>
  isOneDay(period)
    ? i18next.t('boardClosure.when.dated', {
        day: longDay(wallDay(period.from)),
        range: periodWords(period),
      })
    : periodWords(period);

import i18next from 'i18next';
import { percentWords } from '../../lib/words/number-words.ts';
import { durationWords } from './words.ts';

export type Change = { readonly words: string; readonly isGood: boolean | null };

const signed = (number: number, words: string) => `${number > 0 ? '+' : '−'}${words}`;

/** The difference from the previous period, and whether it is an improvement. */
export const shareChange = (
  now: number | null,
  before: number | null,
  isMoreGood: boolean,
): Change | null => {
  if (now === null || before === null) return null;
  const points = Math.round((now - before) * 1000) / 10;
  if (points === 0) return { words: i18next.t('boardReports.same'), isGood: null };
  const words = i18next.t('boardReports.points', {
    points: signed(points, String(Math.abs(points)).replace('.', i18next.t('boardReports.decimal'))),
  });
  return { words, isGood: points > 0 === isMoreGood };
};

export const countChange = (now: number, before: number, isMoreGood: boolean): Change | null => {
  if (before === 0) return null;
  const part = (now - before) / before;
  if (Math.abs(part) < 0.0005) return { words: i18next.t('boardReports.same'), isGood: null };
  return { words: signed(part, percentWords(Math.abs(part), 1)), isGood: part > 0 === isMoreGood };
};

export const minutesChange = (now: number | null, before: number | null): Change | null => {
  if (now === null || before === null) return null;
  const minutes = Math.round(now - before);
  if (minutes === 0) return { words: i18next.t('boardReports.same'), isGood: null };
  return { words: signed(minutes, durationWords(Math.abs(minutes))), isGood: minutes < 0 };
};

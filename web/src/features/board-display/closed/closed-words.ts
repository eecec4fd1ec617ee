import type { TFunction } from 'i18next';
import type { Language } from '#contract/common.ts';
import type { QueueClosure } from '#contract/queue/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { otherDay, timeLeft } from '../words/display-time.ts';

export const openingWords = (to: string, today: string, language: Language) => {
  const day = otherDay(to, today, languageTag(language));
  return day ? `${wallTime(to)}, ${day}` : wallTime(to);
};

export const closedSentence =
  ({ to }: QueueClosure, today: string) =>
  (t: TFunction, language: Language) =>
    to === null
      ? t('display.closed.title')
      : t('display.closed.sentence', { when: openingWords(to, today, language) });

/** Writes `2 h 46 min`, or "any moment" once the time is over. */
export const timeLeftWords = (t: TFunction, to: string, now: number) => {
  const { days, hours, minutes } = timeLeft(to, now);
  if (days > 0) return t('display.closed.days', { days, hours });
  if (hours > 0) return t('display.closed.hours', { hours, minutes });
  return minutes > 0 ? t('display.closed.minutes', { minutes }) : t('display.closed.due');
};

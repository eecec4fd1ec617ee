import i18next from 'i18next';
import type { Act, WhyNot } from '#contract/acts/acts.ts';
import { happenedWord } from '#contract/acts/happened.ts';
import { wallDay, wallTime, whenWords } from '../../checkpoint/checkpoint-words.ts';
import { eventTime } from '../../journal/words/event-time.ts';
import { plateText } from '../../plate/plate-text.ts';
import { gateWords } from '../line-words.ts';

export const actWords = ({ type, gate }: Act): string => {
  const words = i18next.t(`lineActs.own.types.${type}`);
  const isSent = type === 'CALL' || type === 'REDIRECT';
  return isSent && gate ? [words, gateWords(gate)].join(i18next.t('common.listSeparator')) : words;
};

export const actTitle = (act: Act, state: 'done' | 'undone' = 'done'): string => {
  const { vehicleRegistrationPlate: plate } = act;
  const act_ = plate ? `${plateText(plate)}: ${actWords(act)}` : actWords(act);
  return state === 'undone' ? i18next.t('lineActs.own.undone', { act: act_ }) : act_;
};

const periodWords = (from: string, to: string) =>
  wallDay(from) === wallDay(to)
    ? `${whenWords(from)}–${wallTime(to)}`
    : i18next.t('lineActs.own.period', { from: whenWords(from), to: whenWords(to) });

export const actDetails = (act: Act): string => {
  const { type, dateBooked, from, to, undoable } = act;
  return [
    dateBooked && i18next.t('lineActs.own.slot', { when: whenWords(dateBooked) }),
    from && to && periodWords(from, to),
    undoable && i18next.t(`lineActs.own.effects.${type}`),
  ]
    .filter(Boolean)
    .join(i18next.t('common.listSeparator'));
};

/** Why an act cannot be undone. Times of days before `today`, the checkpoint's date, include the day. */
export const whyNotWords = (
  { code, event }: WhyNot,
  { at, until }: Pick<Act, 'at' | 'until'>,
  today: string,
): string => {
  const { t } = i18next;
  if (code === 'BUILT_UPON' && event)
    return t('lineActs.own.builtUpon', {
      who: event.actorName ?? t(`lineActs.happened.actors.${event.actor}`),
      what: t(`lineActs.happened.${happenedWord(event)}`),
      time: eventTime(event.at, today),
    });
  // Acts that were never delayed had no time for an undo, so no time is told.
  if (code === 'TOO_LATE' && until && until !== at)
    return t('lineActs.own.tooLate', { time: eventTime(until, today) });
  return t(`lineActs.own.whyNot.${code}`);
};

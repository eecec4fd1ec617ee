import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import type { EarlierStrike } from '#contract/appeals/evidence.ts';
import { profileQuery } from '../../domain/account/profile.ts';
import { dayAndMonth, wallDay, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';

const minuteMs = 60_000;
const hour = 60;
const day = 24 * hour;

/** A span such as `5 h 42`. From 12 hours on it has only hours, from three days on only days. */
export const spanWords = (minutes: number): string => {
  const { t } = i18next;
  if (minutes < hour) return t('boardAppeals.span.minutes', { minutes });
  const hours = Math.floor(minutes / hour);
  if (minutes < day / 2 && minutes % hour > 0)
    return t('boardAppeals.span.both', { hours, minutes: String(minutes % hour).padStart(2, '0') });
  if (minutes < 3 * day + hour) return t('boardAppeals.span.hours', { hours });
  return t('boardAppeals.span.days', { days: Math.floor(minutes / day) });
};

export const minutesBetween = (from: number, to: number) => Math.floor((to - from) / minuteMs);

const urgentMinutes = 6 * hour;
const soonMinutes = 12 * hour;

/** Time left until the strike is suspended, or time since then. */
export const leftOf = ({ createdDate, dueAt, mayDecide }: Appeal, now: number) => {
  const due = Date.parse(dueAt);
  const isOver = due <= now;
  const minutes = isOver ? minutesBetween(due, now) : minutesBetween(now, due);
  const share = isOver ? 0 : (due - now) / (due - Date.parse(createdDate));
  const isUrgent = isOver || minutes < urgentMinutes;
  const calm = mayDecide === false ? ('grey' as const) : ('blue' as const);
  const tone = isUrgent ? ('red' as const) : minutes < soonMinutes ? ('amber' as const) : calm;
  const span = spanWords(isOver && minutes > hour ? minutes - (minutes % hour) : minutes);
  return { isOver, share, tone, span, words: isOver ? i18next.t('boardAppeals.span.ago', { span }) : span };
};

type Struck = Pick<EarlierStrike, 'type' | 'reasonCode' | 'eventDate' | 'dateBooked'>;

/** The strike in words, such as `No-show, 17 November, 13:00`. */
export const strikeWords = ({ type, reasonCode, eventDate, dateBooked }: Struck, isMine = false): string => {
  // For an unused win the date of the event is told, because its slot may be still to come.
  const date = dayAndMonth(wallDay(type === 'LIMIT' ? eventDate : (dateBooked ?? eventDate)));
  if (reasonCode === 'NO_SHOW' && dateBooked)
    return i18next.t('boardAppeals.strike.NO_SHOW', { day: date, time: wallTime(dateBooked) });
  if (reasonCode === 'LATE_CANCEL') return i18next.t('boardAppeals.strike.LATE_CANCEL', { day: date });
  if (reasonCode === 'WARNINGS') return i18next.t('boardAppeals.strike.WARNINGS', { day: date });
  const isBySystem = type === 'LIMIT' || !isMine;
  return i18next.t(isBySystem ? `boardAppeals.strike.${type}` : `boardAppeals.strike.mine.${type}`, {
    day: date,
  });
};

export const useIsMine = () => {
  const { data } = useQuery({ ...profileQuery, enabled: false });
  return ({ imposedBy }: Pick<Appeal, 'imposedBy'>) => imposedBy != null && imposedBy.id === data?.id;
};

/** What depends on the decision: the ban, or which warning it was. */
export const useStakeWords = () => {
  const { t } = useTranslation();
  return ({ state, ban, strike, event, evidence: { warning } }: Appeal): string => {
    if (strike.type === 'LIMIT')
      return t('boardAppeals.stake.noDraws', { day: dayAndMonth(wallDay(event.until ?? event.eventDate)) });
    if (ban && state === 'SUSPENDED') return t('boardAppeals.stake.suspended');
    if (ban?.until) return t('boardAppeals.stake.until', { day: dayAndMonth(wallDay(ban.until)) });
    if (ban) return t('boardAppeals.stake.untilLifted');
    return strike.type === 'BAN' ? t('boardAppeals.stake.over') : t('boardAppeals.stake.warning', warning);
  };
};

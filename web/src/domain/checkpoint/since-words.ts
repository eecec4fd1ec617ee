import { languageTag } from '../../lib/i18n.ts';
import { dateFormat } from '../../lib/time/date-format.ts';
import { formatClock } from './checkpoint-time.ts';

const day = { day: 'numeric', month: 'long' } as const;

/** The time, with the day if that is not today, so that old data does not look new. */
export const sinceWords = (at: Date, now: Date, timeZone: string): string => {
  const locale = languageTag();
  const dayOf = (date: Date) => dateFormat(locale, { ...day, timeZone }).format(date);
  const time = formatClock(at, { timeZone, locale });
  return dayOf(at) === dayOf(now) ? time : `${dayOf(at)}, ${time}`;
};

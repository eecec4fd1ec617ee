import { languageTag } from '../../lib/i18n.ts';
import { dateFormat } from '../../lib/time/date-format.ts';
import { formatClock } from './checkpoint-time.ts';

const day = { day: 'numeric', month: 'long' } as const;

/** With the day where it is not today, so that nothing old looks new. */
export const sinceWords = (at: Date, now: Date, timeZone: string): string => {
  const locale = languageTag();
  const dayOf = (date: Date) => dateFormat(locale, { ...day, timeZone }).format(date);
  const time = formatClock(at, { timeZone, locale });
  return dayOf(at) === dayOf(now) ? time : `${dayOf(at)}, ${time}`;
};

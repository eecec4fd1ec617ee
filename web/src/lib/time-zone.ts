import { dateFormat } from './date-format.ts';
import { useSite } from './site.ts';

/** Until the installation has said otherwise; the model checkpoint's zone. */
export const defaultTimeZone = 'Asia/Chita';

/** The checkpoint's zone: every time on the screen is on its clock. */
export const useTimeZone = (): string => useSite()?.timeZone ?? defaultTimeZone;

/** Minutes east of UTC. Read from wall-clock fields, because `shortOffset` is missing in older browsers. */
export const offsetMinutes = (at: Date, timeZone: string) => {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const field = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(field('year'), field('month') - 1, field('day'), field('hour'), field('minute'));
  return Math.round((wall - Math.floor(at.getTime() / 60_000) * 60_000) / 60_000);
};

/** The day, as `yyyy-MM-dd`, that it is at the checkpoint. */
export const useToday = (): string => {
  const now = new Date();
  const offset = offsetMinutes(now, useTimeZone());
  return new Date(now.getTime() + offset * 60_000).toISOString().slice(0, 10);
};

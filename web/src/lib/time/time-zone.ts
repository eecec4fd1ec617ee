import { useSyncExternalStore } from 'react';
import { useSite } from '../site.ts';
import { offsetMinutes } from './date-format.ts';
import { onClockSet, serverNow } from './server-clock.ts';

/** Until the installation has said otherwise; the model checkpoint's zone. */
export const defaultTimeZone = 'Asia/Chita';

/** The checkpoint's zone: every time on the screen is on its clock. */
export const useTimeZone = (): string => useSite()?.timeZone ?? defaultTimeZone;

const quarterMs = 15 * 60_000;
let known = { timeZone: '', quarter: -1, day: '' };

/** Asked by every row of a list at every drawing; nowhere does a day begin within a quarter of an hour. */
const dayIn = (timeZone: string): string => {
  const now = serverNow();
  const quarter = Math.floor(now / quarterMs);
  if (known.quarter === quarter && known.timeZone === timeZone) return known.day;
  const offset = offsetMinutes(new Date(now), timeZone);
  const day = new Date(now + offset * 60_000).toISOString().slice(0, 10);
  known = { timeZone, quarter, day };
  return day;
};

/** The day, as `yyyy-MM-dd`, that it is at the checkpoint, whatever this machine believes once the server was heard. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useSyncExternalStore(onClockSet, () => dayIn(timeZone));
};

import { useSyncExternalStore } from 'react';
import { useSite } from '../site.ts';
import { offsetMinutes } from './date-format.ts';
import { onClockSet, serverNow } from './server-clock.ts';

/** Used until the site's settings are loaded. */
export const defaultTimeZone = 'Asia/Chita';

/** The checkpoint's zone; all displayed times use it. */
export const useTimeZone = (): string => useSite()?.timeZone ?? defaultTimeZone;

const quarterMs = 15 * 60_000;
let cached = { timeZone: '', quarter: -1, day: '' };

/** Called by every list row, so cached for a quarter of an hour: days begin on quarters in all zones. */
const dayIn = (timeZone: string): string => {
  const now = serverNow();
  const quarter = Math.floor(now / quarterMs);
  if (cached.quarter === quarter && cached.timeZone === timeZone) return cached.day;
  const offset = offsetMinutes(new Date(now), timeZone);
  const day = new Date(now + offset * 60_000).toISOString().slice(0, 10);
  cached = { timeZone, quarter, day };
  return day;
};

/** Today at the checkpoint, by the server's clock, as `yyyy-MM-dd`. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useSyncExternalStore(onClockSet, () => dayIn(timeZone));
};

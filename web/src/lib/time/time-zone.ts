import { useSyncExternalStore } from 'react';
import { useSite } from '../site.ts';
import { offsetMinutes } from './date-format.ts';
import { onClockSet, serverNow } from './server-clock.ts';

/** Used until the site's settings are loaded. */
const defaultTimeZone = 'Asia/Chita';

export const useTimeZone = (): string => useSite()?.timeZone ?? defaultTimeZone;

const dayIn = (timeZone: string): string => {
  const now = serverNow();
  const offset = offsetMinutes(new Date(now), timeZone);
  return new Date(now + offset * 60_000).toISOString().slice(0, 10);
};

/** Today at the checkpoint, by the server's clock, as `yyyy-MM-dd`. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useSyncExternalStore(onClockSet, () => dayIn(timeZone));
};

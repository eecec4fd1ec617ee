import { offsetMinutes } from './date-format.ts';
import { useSite } from './site.ts';

/** Until the installation has said otherwise; the model checkpoint's zone. */
export const defaultTimeZone = 'Asia/Chita';

/** The checkpoint's zone: every time on the screen is on its clock. */
export const useTimeZone = (): string => useSite()?.timeZone ?? defaultTimeZone;

/** The day, as `yyyy-MM-dd`, that it is at the checkpoint. */
export const useToday = (): string => {
  const now = new Date();
  const offset = offsetMinutes(now, useTimeZone());
  return new Date(now.getTime() + offset * 60_000).toISOString().slice(0, 10);
};

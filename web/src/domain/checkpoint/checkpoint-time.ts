import { dateFormat, offsetMinutes } from '../../lib/time/date-format.ts';

type Formatting = { readonly timeZone: string; readonly locale: string };

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export const formatClock = (at: Date, { timeZone, locale }: Formatting) =>
  dateFormat(locale, { ...clock, timeZone }).format(at);

export const formatDay = (at: Date, { timeZone, locale }: Formatting) =>
  dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone }).format(at);

/** Writes `UTC+9`, `UTC+5:30` or `UTC`. */
export const offsetLabel = (at: Date, timeZone: string) => {
  const offset = offsetMinutes(at, timeZone);
  if (offset === 0) return 'UTC';
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
};

/** Compares offsets instead of zone names, because only the displayed time matters. */
export const deviceDiffers = (at: Date, timeZone: string) =>
  offsetMinutes(at, timeZone) !== -at.getTimezoneOffset();

export const formatDeviceClock = (at: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, clock).format(at);

/** Until the installation has said otherwise; the model checkpoint's zone. */
export const defaultTimeZone = 'Asia/Chita';

type Formatting = { readonly timeZone: string; readonly locale: string };

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export const formatClock = (at: Date, { timeZone, locale }: Formatting) =>
  new Intl.DateTimeFormat(locale, { ...clock, timeZone }).format(at);

export const formatDay = (at: Date, { timeZone, locale }: Formatting) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone }).format(at);

/** Minutes east of UTC. Read from wall-clock fields, because `shortOffset` is missing in older browsers. */
export const offsetMinutes = (at: Date, timeZone?: string) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
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

/** `UTC+9`, `UTC+5:30`, `UTC`. */
export const offsetLabel = (at: Date, timeZone: string) => {
  const offset = offsetMinutes(at, timeZone);
  if (offset === 0) return 'UTC';
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
};

/** Whether this device's clock shows something else than the checkpoint's: the name of the zone does not matter. */
export const deviceDiffers = (at: Date, timeZone: string) =>
  offsetMinutes(at, timeZone) !== offsetMinutes(at);

export const formatDeviceClock = (at: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, clock).format(at);

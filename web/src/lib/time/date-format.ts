const made = new Map<string, Intl.DateTimeFormat>();

/** Cached, because making one costs as much as using it a hundred times. The device's zone may change, so it is not. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  if (options.timeZone === undefined) return new Intl.DateTimeFormat(locale, options);
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = made.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};

/** Computed from wall-clock fields, because older browsers lack `shortOffset`. */
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

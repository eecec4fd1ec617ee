type Stretch = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly offsetMs: number;
  readonly offset: string;
};

const stretchesOf = new Map<string, Stretch[]>();
const mostStretches = 100;

const readStretch = (ms: number, timeZone: string): Stretch => {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  const from = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const to = at.getTimeZoneTransition('next');
  return {
    fromMs: from?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    toMs: to?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: at.offsetNanoseconds / 1e6,
    offset: at.offset,
  };
};

/** Cached per period between clock changes, because asking Temporal takes longer than formatting the time. */
export const offsetAt = (ms: number, timeZone: string): Pick<Stretch, 'offsetMs' | 'offset'> => {
  const stretches = stretchesOf.get(timeZone) ?? [];
  const found = stretches.find(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
  if (found) return found;
  const read = readStretch(ms, timeZone);
  stretchesOf.set(timeZone, [read, ...stretches].slice(0, mostStretches));
  return read;
};

/** `Date` writes the digits, because lists are full of times and Temporal takes far longer. */
export const toWireInstant = (instant: Temporal.Instant, timeZone: string): string => {
  const ms = instant.round('millisecond').epochMilliseconds;
  const { offsetMs, offset } = offsetAt(ms, timeZone);
  return new Date(ms + offsetMs).toISOString().replace(/\.?0*Z$/, offset);
};

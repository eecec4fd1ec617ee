/** A time during which the clocks of a zone are not changed. */
type Stretch = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly offsetMs: number;
  /** Such as +09:00. */
  readonly offset: string;
};

const dayMs = 86_400_000;
/** Before it offsets have seconds, and years of more than four digits are not of this world. */
const [firstMs, lastMs] = [Date.UTC(1980), Date.UTC(9999)];

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

const stretchAt = (ms: number, timeZone: string): Stretch => {
  const known = stretchesOf.get(timeZone) ?? [];
  const found = known.find(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
  if (found) return found;
  const read = readStretch(ms, timeZone);
  stretchesOf.set(timeZone, [read, ...known].slice(0, mostStretches));
  return read;
};

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`);

const fractionOf = (ms: number) => (ms === 0 ? '' : `.${String(1000 + ms).slice(1)}`.replace(/0+$/, ''));

let [lastDay, lastDayText] = [Number.NaN, ''];

/** Instants that are written one after the other are most often of the same day. */
const dayText = (day: number): string => {
  if (day !== lastDay) [lastDay, lastDayText] = [day, new Date(day * dayMs).toISOString().slice(0, 10)];
  return lastDayText;
};

/**
 * An instant as answers carry it: ISO 8601 with the checkpoint's offset, to the millisecond at most. Lists are full of
 * them, and written by Temporal each takes ten times as long.
 */
export const toWireInstant = (instant: Temporal.Instant, timeZone: string): string => {
  // Whole milliseconds, as rounding would give them, in an eighth of its time.
  const ms = Number((instant.epochNanoseconds + 500_000n) / 1_000_000n);
  if (ms < firstMs || ms >= lastMs)
    return instant.round('millisecond').toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' });
  const { offsetMs, offset } = stretchAt(ms, timeZone);
  const local = ms + offsetMs;
  const day = Math.floor(local / dayMs);
  const ofDay = local - day * dayMs;
  const [hours, minutes] = [Math.floor(ofDay / 3_600_000), Math.floor(ofDay / 60_000) % 60];
  const time = `${two(hours)}:${two(minutes)}:${two(Math.floor(ofDay / 1000) % 60)}`;
  return `${dayText(day)}T${time}${fractionOf(ofDay % 1000)}${offset}`;
};

import { offsetAt } from './zone-offsets.ts';

const dayMs = 86_400_000;
/** Before it offsets have seconds, and years of more than four digits are not of this world. */
const [firstMs, lastMs] = [Date.UTC(1980), Date.UTC(9999)];

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`);

const fractionOf = (ms: number) => (ms === 0 ? '' : `.${String(1000 + ms).slice(1)}`.replace(/0+$/, ''));

const mostDays = 1000;
const dayTexts = new Map<number, string>();

/** Lists are full of the same few days. */
const dayText = (day: number): string => {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  if (dayTexts.size >= mostDays) dayTexts.clear();
  const text = new Date(day * dayMs).toISOString().slice(0, 10);
  dayTexts.set(day, text);
  return text;
};

/** Undefined for times that are too far away to be written without Temporal. */
const wireText = (ms: number, timeZone: string): string | undefined => {
  // Also false for what is no number.
  if (!(ms >= firstMs && ms < lastMs)) return undefined;
  const { offsetMs, offset } = offsetAt(ms, timeZone);
  const local = ms + offsetMs;
  const day = Math.floor(local / dayMs);
  const ofDay = local - day * dayMs;
  const [hours, minutes] = [Math.floor(ofDay / 3_600_000), Math.floor(ofDay / 60_000) % 60];
  const time = `${two(hours)}:${two(minutes)}:${two(Math.floor(ofDay / 1000) % 60)}`;
  return `${dayText(day)}T${time}${fractionOf(ofDay % 1000)}${offset}`;
};

/**
 * An instant as answers carry it: ISO 8601 with the checkpoint's offset, to the millisecond at most. Lists are full of
 * them, and written by Temporal each takes ten times as long.
 */
export const toWireInstant = (instant: Temporal.Instant, timeZone: string): string =>
  // Whole milliseconds, as rounding would give them, in an eighth of its time.
  wireText(Number((instant.epochNanoseconds + 500_000n) / 1_000_000n), timeZone) ??
  instant.round('millisecond').toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' });

/** An instant as PostgreSQL writes it in a session whose zone is UTC: enough for who only shows it. */
export type StoredInstant = string;

const stored = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;
const shortest = 'yyyy-MM-dd hh:mm:ss+00'.length;

const digitsOf = (text: string, from: number, to: number) => {
  let number = 0;
  for (let at = from; at < to; at += 1) number = number * 10 + text.charCodeAt(at) - 48;
  return number;
};

const msOf = (text: StoredInstant): number => {
  if (!stored.test(text)) return Number.NaN;
  const day = Date.UTC(digitsOf(text, 0, 4), digitsOf(text, 5, 7) - 1, digitsOf(text, 8, 10));
  const [hours, minutes] = [digitsOf(text, 11, 13), digitsOf(text, 14, 16)];
  const microseconds = text.length === shortest ? 0 : Number(text.slice(20, -3).padEnd(6, '0'));
  const ofMinute = digitsOf(text, 17, 19) * 1000 + Math.floor((microseconds + 500) / 1000);
  return day + hours * 3_600_000 + minutes * 60_000 + ofMinute;
};

const mostHours = 5000;
const hourLength = 'yyyy-MM-dd hh'.length;
const secondsEnd = 'yyyy-MM-dd hh:mm:ss'.length;

/** How an hour begins and ends in a zone in which all of it has the same offset, in whole hours. */
type ZoneHour = { readonly start: string; readonly offset: string };

const zoneHours = new Map<string, Map<string, ZoneHour | null>>();

const readHour = (hour: string, timeZone: string): ZoneHour | null => {
  const ms = msOf(`${hour}:00:00+00`);
  const [start, end] = [wireText(ms, timeZone), wireText(ms + 3_599_000, timeZone)];
  const [at, offset] = [start?.slice(0, hourLength), start?.slice(secondsEnd)];
  return at !== undefined && offset !== undefined && end === `${at}:59:59${offset}`
    ? { start: at, offset }
    : null;
};

const hourIn = (hour: string, timeZone: string): ZoneHour | null => {
  const hours = zoneHours.get(timeZone) ?? new Map<string, ZoneHour | null>();
  const known = hours.get(hour);
  if (known !== undefined) return known;
  if (hours.size >= mostHours) hours.clear();
  const read = readHour(hour, timeZone);
  zoneHours.set(timeZone, hours.set(hour, read));
  return read;
};

/** Bookings are of few hours: what follows the hour is the same everywhere. */
const wholeSeconds = (text: StoredInstant, timeZone: string): string | undefined => {
  if (text.length !== shortest || !text.endsWith('+00')) return undefined;
  const hour = hourIn(text.slice(0, hourLength), timeZone);
  return hour ? `${hour.start}${text.slice(hourLength, secondsEnd)}${hour.offset}` : undefined;
};

/** The same without an object of Temporal in between, which costs more than all the rest of showing it. */
export const toWireText = (text: StoredInstant, timeZone: string): string =>
  wholeSeconds(text, timeZone) ??
  wireText(msOf(text), timeZone) ??
  toWireInstant(Temporal.Instant.from(text), timeZone);

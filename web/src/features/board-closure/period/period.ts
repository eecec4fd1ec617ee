import { shifted, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { instantAt, wallClockAt } from '../../../domain/checkpoint/wall-clock.ts';
import { isDay } from '../../../ui/fields/day-schemas.ts';
import { readTime } from '../../../ui/fields/read-time.ts';

/** Half-open: the moment `to` does not belong to the period. */
export type Period = { readonly from: string; readonly to: string };

export type PeriodValues = { fromDay: string; fromTime: string; toDay: string; toTime: string };

const minuteMs = 60_000;

export const longestMinutes = 7 * 24 * 60;

const momentOf = (day: string, typed: string, timeZone: string): string | null => {
  const time = readTime(typed);
  if (!isDay(day) || time === null) return null;
  if (time !== '24:00') return instantAt(day, time, timeZone);
  return instantAt(wallDay(shifted(`${day}T00:00:00`, 24 * 60)), '00:00', timeZone);
};

export const minutesBetween = (from: string | number, to: string) =>
  Math.ceil((Date.parse(to) - (typeof from === 'number' ? from : Date.parse(from))) / minuteMs);

export const periodOf = (values: PeriodValues, timeZone: string): Period | null => {
  const from = momentOf(values.fromDay, values.fromTime, timeZone);
  const to = momentOf(values.toDay, values.toTime, timeZone);
  if (from === null || to === null) return null;
  const minutes = minutesBetween(from, to);
  return minutes > 0 && minutes <= longestMinutes ? { from, to } : null;
};

/** Moves a start in the past to now. The end stays. */
export const stretchFrom = ({ from, to }: Period, now: number) => {
  const start = Math.max(Date.parse(from), Math.floor(now / minuteMs) * minuteMs);
  return { date: new Date(start).toISOString(), minutes: minutesBetween(start, to) };
};

export const valuesOf = ({ from, to }: Period): PeriodValues => ({
  fromDay: wallDay(from),
  fromTime: wallTime(from),
  toDay: wallDay(to),
  toTime: wallTime(to),
});

export const quickHours = [1, 2, 3] as const;

/** Rounds the end to a slot boundary, because a slot that is partly closed would be emptied completely. */
const slotEdge = (wall: string, slotMinutes: number, earliest: string) => {
  const midnight = `${wallDay(wall)}T00:00:00`;
  const sinceMidnight = (Date.parse(`${wall}Z`) - Date.parse(`${midnight}Z`)) / minuteMs;
  const edge = shifted(midnight, Math.round(sinceMidnight / slotMinutes) * slotMinutes);
  return edge > earliest ? edge : shifted(edge, slotMinutes);
};

const fromNow = (now: Date, timeZone: string) => {
  const { day, time } = wallClockAt(now, timeZone);
  return `${day}T${time}:00`;
};

const wallValues = (from: string, to: string) => valuesOf({ from, to });

export const nowFor = (hours: number, now: Date, slotMinutes: number, timeZone: string): PeriodValues => {
  const from = fromNow(now, timeZone);
  return wallValues(from, slotEdge(shifted(from, hours * 60), slotMinutes, from));
};

const morningHour = 8;

export const untilMorning = (now: Date, timeZone: string): PeriodValues => {
  const from = fromNow(now, timeZone);
  const morning = shifted(`${wallDay(from)}T00:00:00`, morningHour * 60);
  return wallValues(from, morning > from ? morning : shifted(morning, 24 * 60));
};

export const restOfDay = (now: Date, timeZone: string): PeriodValues => {
  const from = fromNow(now, timeZone);
  return wallValues(from, shifted(`${wallDay(from)}T00:00:00`, 24 * 60));
};

const wallPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Parses search parameters, which are instants or the checkpoint's local times. `to` may be only a time of day. */
export const periodInAddress = (from: unknown, to: unknown): PeriodValues | null => {
  if (typeof from !== 'string' || !wallPattern.test(from)) return null;
  const end = typeof to === 'string' && readTime(to) !== null ? `${wallDay(from)}T${readTime(to)}` : to;
  const isEnd = typeof end === 'string' && wallPattern.test(end);
  return wallValues(from, isEnd ? end : shifted(`${from.slice(0, 16)}:00`, 60));
};

export const addressOf = (values: PeriodValues) => ({
  from: `${values.fromDay}T${values.fromTime}`,
  to: values.toDay === values.fromDay ? values.toTime : `${values.toDay}T${values.toTime}`,
});

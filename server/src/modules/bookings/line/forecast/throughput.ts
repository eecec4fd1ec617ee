import { hourMs, minuteMs } from './stretches.ts';
import { callsBetween, type WaitedTime } from './waited-time.ts';

export const measuredMs = 3 * hourMs;
/** With less waited time the planned throughput is used. */
const leastMs = 30 * minuteMs;
/** After this much waited time without a call, the gate counts as standing still. */
const stillMs = hourMs;

/**
 * First calls per hour of waited time, over the last three hours of it; the planned value while less than 30
 * minutes are known. Null: the gate stands still. `at` is a point of the waited time, by default its end.
 */
export const throughputPerHour = (
  waited: WaitedTime,
  plannedPerHour: number,
  at: number = waited.length,
): number | null => {
  if (at < leastMs) return plannedPerHour > 0 ? plannedPerHour : null;
  // The interval excludes its start, but a call at the very beginning (0) must count.
  const since = at <= measuredMs ? -1 : at - measuredMs;
  const calls = callsBetween(waited, since, at);
  const isStill = at >= stillMs && callsBetween(waited, at - stillMs, at) === 0;
  return calls === 0 || isStill ? null : calls / (Math.min(at, measuredMs) / hourMs);
};

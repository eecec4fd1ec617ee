import { hourMs, minuteMs } from './stretches.ts';
import { callsBetween, type WaitedTime } from './waited-time.ts';

/** The newest time of waiting that it is taken from. */
export const measuredMs = 3 * hourMs;
/** Less than this says nothing yet: the plan does. */
const leastMs = 30 * minuteMs;
/** Nobody called for so long: nothing moves. */
const stillMs = hourMs;

/**
 * Trucks called for the first time in an hour of open time in which somebody waited, over the last three such hours; as
 * planned while fewer than thirty minutes are known. Null: nothing moves, and nobody can say. `at` is a point of the
 * waited time, its end unless said otherwise.
 */
export const throughputPerHour = (
  waited: WaitedTime,
  plannedPerHour: number,
  at: number = waited.length,
): number | null => {
  if (at < leastMs) return plannedPerHour > 0 ? plannedPerHour : null;
  // What was called at the very beginning of the time belongs to it, as nothing lies before it.
  const since = at <= measuredMs ? -1 : at - measuredMs;
  const calls = callsBetween(waited, since, at);
  const isStill = at >= stillMs && callsBetween(waited, at - stillMs, at) === 0;
  return calls === 0 || isStill ? null : calls / (Math.min(at, measuredMs) / hourMs);
};

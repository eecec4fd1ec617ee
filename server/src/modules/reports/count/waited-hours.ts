import { clipped, hourMs, minuteMs, type Stretch } from '../../bookings/line/forecast/stretches.ts';
import type { LineAct } from '../../bookings/line/forecast/waited-time.ts';

/** When somebody stood in the line, between one act on it and the next. */
const waitedStretches = (acts: readonly LineAct[], until: number): Stretch[] =>
  acts.flatMap(({ at, waiting }, index) => {
    const to = acts[index + 1]?.at ?? until;
    return waiting > 0 && to > at ? [{ from: at, to }] : [];
  });

const lengthWithin = (stretches: readonly Stretch[], bounds: Stretch): number =>
  clipped(stretches, bounds).reduce((sum, { from, to }) => sum + to - from, 0);

/** Minutes of open time in which somebody waited, for each hour since a moment. */
export const waitedMinutesByHour = (
  acts: readonly LineAct[],
  open: readonly Stretch[],
  { from, to }: Stretch,
): number[] => {
  const waited = waitedStretches(acts, to);
  const hours = Math.ceil((to - from) / hourMs);
  return Array.from({ length: hours }, (_, hour) => {
    const bounds = { from: from + hour * hourMs, to: Math.min(to, from + (hour + 1) * hourMs) };
    const openNow = clipped(open, bounds);
    return openNow.reduce((sum, stretch) => sum + lengthWithin(waited, stretch), 0) / minuteMs;
  });
};

import { clipped, hourMs, minuteMs, type Stretch } from '../../bookings/line/forecast/stretches.ts';
import type { LineAct } from '../../bookings/line/forecast/waited-time.ts';

export const waitedStretches = (acts: readonly LineAct[], until: number): Stretch[] =>
  acts.flatMap(({ at, waiting }, index) => {
    const to = acts[index + 1]?.at ?? until;
    return waiting > 0 && to > at ? [{ from: at, to }] : [];
  });

export const minutesByHour = (stretches: readonly Stretch[], { from, to }: Stretch): number[] =>
  Array.from({ length: Math.ceil((to - from) / hourMs) }, (_, hour) => {
    const bounds = { from: from + hour * hourMs, to: Math.min(to, from + (hour + 1) * hourMs) };
    return clipped(stretches, bounds).reduce((sum, part) => sum + part.to - part.from, 0) / minuteMs;
  });

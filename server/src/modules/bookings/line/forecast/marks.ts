import { type Moment, minuteMs, type Stretch } from './stretches.ts';

/** Forecasts are rounded to five minutes; they are no more precise. */
export const stepMs = 5 * minuteMs;

export const roundDown = (moment: Moment): Moment => Math.floor(moment / stepMs) * stepMs;
export const roundUp = (moment: Moment): Moment => Math.ceil(moment / stepMs) * stepMs;

/** A moment of the forecast, the open time until then, and the opening that contains it. */
export type Mark = { readonly at: Moment; readonly openMs: number; readonly stretch: Stretch };

export const marksOf = (open: readonly Stretch[]): Mark[] => {
  const marks: Mark[] = [];
  let passed = 0;
  for (const stretch of open) {
    for (let at = roundDown(stretch.from) + stepMs; at < stretch.to; at += stepMs)
      marks.push({ at, openMs: passed + at - stretch.from, stretch });
    passed += stretch.to - stretch.from;
    marks.push({ at: stretch.to, openMs: passed, stretch });
  }
  return marks;
};

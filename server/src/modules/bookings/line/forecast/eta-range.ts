import { type Mark, roundDown, roundUp, stepMs } from './marks.ts';
import { type Moment, minuteMs, type Stretch } from './stretches.ts';

export type Eta = Stretch;

/** `opensAt`: the earliest time that may be shown. */
export type FreshEta = Eta & { readonly opensAt: Moment };

/** When the turn comes if the gate is fast, usual or slow. */
export type Turn = { readonly fast: Mark; readonly usual: Mark; readonly slow: Mark };

/** A range longer than this may be at most half as long as the wait until its middle. */
const narrowMs = 40 * minuteMs;

/** Shortens the range at the end that is further from `usual`. */
const narrowed = (range: Eta, usual: Moment, now: Moment): Eta => {
  let { from, to } = range;
  while (to - from > Math.max(narrowMs, ((from + to) / 2 - now) / 2)) {
    if (to - usual > usual - from) to -= stepMs;
    else from += stepMs;
  }
  return { from, to };
};

/** The range stays within the opening of the usual turn, because a range that spans a closure would be useless. */
export const rangeOf = ({ fast, usual, slow }: Turn, now: Moment): FreshEta => {
  const { stretch } = usual;
  const opensAt = stretch.from > now ? roundUp(stretch.from) : roundDown(now);
  const from = Math.max(roundDown(fast.at - 1), opensAt);
  const to = Math.max(from + stepMs, Math.min(roundUp(slow.at), roundUp(stretch.to)));
  return { ...narrowed({ from, to }, usual.at, now), opensAt };
};

/** Keeps the shown range unless it is clearly wrong, so that numbers on screens do not flicker. */
export const keepOrMove = (shown: Eta | null, fresh: FreshEta | null): Eta | null => {
  if (!shown || !fresh) return fresh;
  const isWrong = Math.abs(fresh.from - shown.from) > stepMs || Math.abs(fresh.to - shown.to) > stepMs;
  return isWrong || shown.from < fresh.opensAt ? fresh : shown;
};

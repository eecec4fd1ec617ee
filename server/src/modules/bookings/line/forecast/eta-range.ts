import { type Mark, roundDown, roundUp, stepMs } from './marks.ts';
import { type Moment, minuteMs, type Stretch } from './stretches.ts';

/** When a truck is expected to be called. */
export type Eta = Stretch;

/** As it is computed now, and since when the gate is open by then. */
export type FreshEta = Eta & { readonly opensAt: Moment };

/** When its turn comes if the gate is fast, as usual, slow. */
export type Turn = { readonly fast: Mark; readonly usual: Mark; readonly slow: Mark };

/** Up to this a range is narrow enough; a longer one is at most half as long as the wait for its middle. */
const narrowMs = 40 * minuteMs;

/** Takes from the end that is further from what is usual, until the range says something. */
const narrowed = (range: Eta, usual: Moment, now: Moment): Eta => {
  let { from, to } = range;
  while (to - from > Math.max(narrowMs, ((from + to) / 2 - now) / 2)) {
    if (to - usual > usual - from) to -= stepMs;
    else from += stepMs;
  }
  return { from, to };
};

/**
 * The range that a driver is told. A closure inside it would make it useless, so it is before or after it, wherever the
 * usual turn is.
 */
export const rangeOf = ({ fast, usual, slow }: Turn, now: Moment): FreshEta => {
  const { stretch } = usual;
  const opensAt = stretch.from > now ? roundUp(stretch.from) : roundDown(now);
  const from = Math.max(roundDown(fast.at - 1), opensAt);
  const to = Math.max(from + stepMs, Math.min(roundUp(slow.at), roundUp(stretch.to)));
  return { ...narrowed({ from, to }, usual.at, now), opensAt };
};

/**
 * What is shown from now on: what was, unless it is wrong by more than five minutes, its beginning has passed or lies in
 * a closure, so that numbers on a screen do not tremble.
 */
export const keepOrMove = (shown: Eta | null, fresh: FreshEta | null): Eta | null => {
  if (!shown || !fresh) return fresh;
  const isWrong = Math.abs(fresh.from - shown.from) > stepMs || Math.abs(fresh.to - shown.to) > stepMs;
  return isWrong || shown.from < fresh.opensAt ? fresh : shown;
};

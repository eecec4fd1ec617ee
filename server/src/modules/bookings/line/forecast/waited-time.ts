import type { Moment, Stretch } from './stretches.ts';

export type LineAct = {
  readonly at: Moment;
  readonly isArrival: boolean;
  readonly isFirstCall: boolean;
  readonly waiting: number;
};

/**
 * The open time in which trucks were waiting, laid end to end, with the first calls on it. Gate speed is
 * measured on this, so that idle and closed hours do not count. In milliseconds from the first act.
 */
export type WaitedTime = {
  readonly length: number;
  readonly calls: readonly number[];
  readonly arrivals: readonly { readonly at: number; readonly callsBefore: number }[];
};

/** Moments must be ascending. */
const openClock = (open: readonly Stretch[]) => {
  let next = 0;
  let passed = 0;
  return (moment: Moment): { readonly elapsed: number; readonly isOpen: boolean } => {
    for (let stretch = open[next]; stretch && stretch.to < moment; stretch = open[next]) {
      passed += stretch.to - stretch.from;
      next += 1;
    }
    const stretch = open[next];
    const isOpen = stretch !== undefined && stretch.from <= moment;
    return { elapsed: isOpen ? passed + moment - stretch.from : passed, isOpen };
  };
};

/** Calls made while the checkpoint is closed do not count, as closed time does not either. */
export const waitedTime = (acts: readonly LineAct[], open: readonly Stretch[], until: Moment): WaitedTime => {
  const clock = openClock(open);
  const calls: number[] = [];
  const arrivals: { at: number; callsBefore: number }[] = [];
  let length = 0;
  let waiting = 0;
  let before = 0;
  let newest = 0;
  for (const act of acts) {
    // Clocks of instances differ, so times in log order may go back a little.
    newest = Math.max(newest, act.at);
    const { elapsed, isOpen } = clock(newest);
    if (waiting > 0) length += elapsed - before;
    before = elapsed;
    waiting = act.waiting;
    if (act.isFirstCall && isOpen) calls.push(length);
    if (act.isArrival && isOpen) arrivals.push({ at: length, callsBefore: calls.length });
  }
  if (waiting > 0) length += clock(Math.max(until, newest)).elapsed - before;
  return { length, calls, arrivals };
};

/** Binary search. */
const countUpTo = (numbers: readonly number[], most: number): number => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** After `from`, up to and including `to`. */
export const callsBetween = ({ calls }: WaitedTime, from: number, to: number): number =>
  countUpTo(calls, to) - countUpTo(calls, from);

import type { Moment, Stretch } from './stretches.ts';

/** An act on the line, as far as it tells how fast the gate is. */
export type LineAct = {
  readonly at: Moment;
  readonly isArrival: boolean;
  readonly isFirstCall: boolean;
  /** How many wait after it. */
  readonly waiting: number;
};

/**
 * The open time in which somebody waited, laid end to end, with the first calls on it: what the gate's speed is measured
 * on. Lengths are in milliseconds from the first act.
 */
export type WaitedTime = {
  readonly length: number;
  readonly calls: readonly number[];
  /** Where trucks came, and how many had been called before. */
  readonly arrivals: readonly { readonly at: number; readonly callsBefore: number }[];
};

/** Adds up open time; asked for ever later moments. */
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

/** Calls while the checkpoint is closed count as little as the time in which they are made. */
export const waitedTime = (acts: readonly LineAct[], open: readonly Stretch[], until: Moment): WaitedTime => {
  const clock = openClock(open);
  const calls: number[] = [];
  const arrivals: { at: number; callsBefore: number }[] = [];
  let length = 0;
  let waiting = 0;
  let before = 0;
  let newest = 0;
  for (const act of acts) {
    // Instances whose clocks differ write acts in their order with times that go back a little.
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

/** How many of ascending numbers are at most as large. */
const countUpTo = (numbers: readonly number[], most: number): number => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** First calls after one point of the waited time and up to another. */
export const callsBetween = ({ calls }: WaitedTime, from: number, to: number): number =>
  countUpTo(calls, to) - countUpTo(calls, from);

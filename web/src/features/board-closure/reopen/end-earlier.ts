import type { BookingParams, Closure } from '#contract/params/booking-params.ts';

type Closures = BookingParams['closures'];

/** Current and future closures, the earliest first. */
export const comingClosures = (closures: Closures, now: number): Closure[] =>
  closures
    .filter(({ to }) => Date.parse(to) > now)
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));

export const isRunning = ({ from }: Closure, now: number) => Date.parse(from) <= now;

export const isSameClosure = (one: Closure, other: Closure) =>
  one.from === other.from && one.to === other.to && one.reasons.RU === other.reasons.RU;

/** Shortens one closure; removes it if nothing is left of it. */
export const endEarlier = (closures: Closures, ended: Closure, at: string): Closures =>
  closures.flatMap((closure) => {
    if (!isSameClosure(closure, ended)) return closure;
    return Date.parse(at) > Date.parse(closure.from) ? { ...closure, to: at } : [];
  });

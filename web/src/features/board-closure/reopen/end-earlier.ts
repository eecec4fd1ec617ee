import type { BookingParams, Closure } from '#contract/params/booking-params.ts';

type Closures = BookingParams['closures'];

export const comingClosures = (closures: Closures, now: number): Closure[] =>
  closures
    .filter(({ to }) => Date.parse(to) > now)
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));

export const isRunning = ({ from }: Closure, now: number) => Date.parse(from) <= now;

/** A closure with an id, which only closures of older releases lack. */
export type OwnClosure = Closure & { readonly id: string };

export const isOwn = (closure: Closure): closure is OwnClosure => closure.id !== undefined;

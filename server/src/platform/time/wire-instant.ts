import { offsetAt } from './zone-offsets.ts';

/** `Date` writes the digits, because lists are full of times and Temporal takes far longer. */
export const toWireInstant = (instant: Temporal.Instant, timeZone: string): string => {
  const ms = instant.round('millisecond').epochMilliseconds;
  const { offsetMs, offset } = offsetAt(ms, timeZone);
  return new Date(ms + offsetMs).toISOString().replace(/\.?0*Z$/, offset);
};

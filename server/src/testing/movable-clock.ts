import type { Clock } from '../platform/time/clock.ts';

export type MovableClock = Clock & {
  set(instant: Temporal.Instant | string): void;
  advance(duration: Temporal.DurationLike): void;
};

export const movableClock = (start: Temporal.Instant | string): MovableClock => {
  let current = Temporal.Instant.from(start);
  return {
    now: () => current,
    set: (instant) => {
      current = Temporal.Instant.from(instant);
    },
    advance: (duration) => {
      current = current.toZonedDateTimeISO('UTC').add(duration).toInstant();
    },
  };
};

/** Rules never read the machine's clock or SQL's now(): they ask the clock that comes with the context. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** A clock that tests move by hand. */
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

/** Business rules use this clock, never the machine's or SQL's now(), so that tests can move it. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

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

/** Business rules use this clock, never the machine's or SQL's now(), so that tests can move it. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

import { type MovableClock, movableClock } from '../../platform/clock.ts';

/**
 * A clock of which no two readings are the same, so that what happened in one order is written down in that order,
 * on whichever instance it happened.
 */
export const tickingClock = (start: string): MovableClock => {
  const inner = movableClock(start);
  return {
    ...inner,
    now: () => {
      inner.set(inner.now().add({ microseconds: 1 }));
      return inner.now();
    },
  };
};

import { type MovableClock, movableClock } from '../movable-clock.ts';

/** Makes every reading unique, so that timestamps show the order of events across instances. */
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

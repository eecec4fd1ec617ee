import { type MovableClock, movableClock } from '../movable-clock.ts';

/** Every reading is unique, so that timestamps reflect the order of events across instances. */
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

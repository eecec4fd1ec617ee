import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A slice takes a few milliseconds, so that requests are served in between. A write takes some 20 µs, but ten
 * times that if readers compete for the core: slices of 200 took up to 75 ms.
 */
const slice = 50;

/** Yields to the event loop between slices. Items added meanwhile may be included. */
export const inSlices = async <T>(all: Iterable<T>, act: (one: T) => void): Promise<void> => {
  let done = 0;
  for (const one of all) {
    act(one);
    done += 1;
    if (done % slice === 0) await nextTurn();
  }
};

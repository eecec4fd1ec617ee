import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * So many that a slice takes a few milliseconds: everybody else's requests are served between two of them. A write is
 * some 20 µs, but ten times as long where readers compete for the same processor: 200 at a time took up to 75 ms.
 */
const slice = 50;

/** Acts on each, however many there are, without keeping the thread for long. Who comes meanwhile may be among them. */
export const inSlices = async <T>(all: Iterable<T>, act: (one: T) => void): Promise<void> => {
  let done = 0;
  for (const one of all) {
    act(one);
    done += 1;
    if (done % slice === 0) await nextTurn();
  }
};

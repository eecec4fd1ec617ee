import { median, sortNumbers } from './load.ts';

export type Beside = {
  /** Bookings a second, of the middle round. */
  readonly alone: number;
  readonly beside: number;
  /** The middle of the ratios of each round. */
  readonly ratio: number;
  readonly leastAndMost: readonly [number, number];
};

/**
 * How much slower bookings are while something else goes on: in turns, and each time compared with the mean of the times
 * before and after it, so that neither what else the machine does then nor who comes first makes a difference. `begin`
 * starts the other thing and returns once it goes on; what it returns ends with it.
 */
export const measureBeside = async (
  rounds: number,
  book: () => Promise<number>,
  begin: () => Promise<{ readonly ended: Promise<unknown> }>,
): Promise<Beside> => {
  const alone = [await book()];
  const beside: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { ended } = await begin();
    const meanwhile = await book();
    await ended;
    const before = alone.at(-1) ?? 0;
    const after = await book();
    beside.push(meanwhile);
    alone.push(after);
    ratios.push((2 * meanwhile) / (before + after));
  }
  const sorted = sortNumbers(ratios);
  return {
    alone: median(sortNumbers(alone)),
    beside: median(sortNumbers(beside)),
    ratio: median(sorted),
    leastAndMost: [sorted[0] ?? 0, sorted.at(-1) ?? 0],
  };
};

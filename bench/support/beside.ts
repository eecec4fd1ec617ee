import { median, sortNumbers } from './load.ts';

export type Beside = {
  readonly alone: number;
  readonly beside: number;
  readonly ratio: number;
  readonly leastAndMost: readonly [number, number];
};

/**
 * Measures how much bookings slow down while other work runs. Runs alternate, and each loaded run is
 * compared with the mean of the unloaded runs before and after it, which cancels drift. `begin` resolves
 * once the other work is running; its `ended` resolves when that work is over.
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

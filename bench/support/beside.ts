import { median, sortNumbers } from './load.ts';

export type Beside = {
  /** Bookings a second, of the middle round. */
  readonly alone: number;
  readonly beside: number;
  /** The middle of the ratios within each round: what else the machine did then falls on both. */
  readonly ratio: number;
  readonly leastAndMost: readonly [number, number];
};

/**
 * How much slower bookings are while something else goes on. In turns, and the order of the two changes every round.
 * `begin` starts the other thing and returns once it goes on; what it returns ends with it.
 */
export const measureBeside = async (
  rounds: number,
  book: () => Promise<number>,
  begin: () => Promise<{ readonly ended: Promise<unknown> }>,
): Promise<Beside> => {
  const rates = { alone: [] as number[], beside: [] as number[] };
  const measures = {
    alone: async () => rates.alone.push(await book()),
    beside: async () => {
      const { ended } = await begin();
      rates.beside.push(await book());
      await ended;
    },
  };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['alone', 'beside'] as const) : (['beside', 'alone'] as const);
    for (const name of order) await measures[name]();
  }
  const ratios = sortNumbers(rates.beside.map((rate, round) => rate / (rates.alone[round] ?? rate)));
  return {
    alone: median(sortNumbers(rates.alone)),
    beside: median(sortNumbers(rates.beside)),
    ratio: median(ratios),
    leastAndMost: [ratios[0] ?? 0, ratios.at(-1) ?? 0],
  };
};

const median = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const time = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const difference = async (
  pairs: number,
  one: (pair: number) => Promise<unknown>,
  other: (pair: number) => Promise<unknown>,
) => {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    // Alternates the order, so that neither gains by coming second.
    const order = pair % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order)
      times[which as 0 | 1].push(await time(() => (which === 0 ? one : other)(pair)));
  }
  const [a, b] = times.map(median) as [number, number];
  return Math.abs(a - b) / Math.max(a, b);
};

const rounds = 3;
const closeEnough = 0.1;

type Compared = {
  one(pair: number): Promise<unknown>;
  other(pair: number): Promise<unknown>;
  prepare?(first: number): Promise<unknown>;
};

/** Relative difference of the medians of interleaved pairs; best of three rounds. */
export const interleave = async (pairs: number, { one, other, prepare }: Compared): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= rounds && best >= closeEnough; round += 1) {
    const first = round * pairs;
    await prepare?.(first);
    const apart = await difference(
      pairs,
      (pair) => one(first + pair),
      (pair) => other(first + pair),
    );
    best = Math.min(best, apart);
  }
  return best;
};

/** How many trucks there are of each number of minutes. */
export type Histogram = Map<number, number>;

export const addTo = (histogram: Histogram, minutes: number, trucks: number): void => {
  histogram.set(minutes, (histogram.get(minutes) ?? 0) + trucks);
};

export const countIn = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, trucks) => sum + trucks, 0);

/**
 * The value below which that share of them lies, between two of them where it falls between two, as PostgreSQL's
 * percentile_cont has it. Null: there are none.
 */
export const percentile = (histogram: Histogram, share: number): number | null => {
  const sorted = [...histogram].toSorted(([a], [b]) => a - b);
  const total = countIn(histogram);
  if (total === 0) return null;
  const rank = share * (total - 1);
  const valueAt = (place: number): number => {
    let passed = 0;
    for (const [minutes, trucks] of sorted) {
      passed += trucks;
      if (place < passed) return minutes;
    }
    return sorted.at(-1)?.[0] ?? 0;
  };
  const below = valueAt(Math.floor(rank));
  return below + (valueAt(Math.ceil(rank)) - below) * (rank - Math.floor(rank));
};

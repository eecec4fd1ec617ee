/** Indexes of a longest increasing subsequence (patience sorting, n log n). */
export const longestRise = (numbers: readonly number[]): number[] => {
  /** `ends[n]`: index of the smallest end of a subsequence of length n + 1; `before`: predecessor links. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1];
    ends[low] = place;
  }
  const row: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) row.push(place);
  return row.reverse();
};

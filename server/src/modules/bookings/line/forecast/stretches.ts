/** Epoch milliseconds: Temporal instants would make the sums of a forecast slow. */
export type Moment = number;

export type Stretch = { readonly from: Moment; readonly to: Moment };

export const minuteMs = 60_000;
export const hourMs = 3_600_000;

/** Sorted by time and merged where they touch. */
export const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (stretch.to <= stretch.from) continue;
    if (!last || last.to < stretch.from) result.push(stretch);
    else if (last.to < stretch.to) result[result.length - 1] = { from: last.from, to: stretch.to };
  }
  return result;
};

export const clipped = (stretches: readonly Stretch[], bounds: Stretch): Stretch[] =>
  stretches
    .map(({ from, to }) => ({ from: Math.max(from, bounds.from), to: Math.min(to, bounds.to) }))
    .filter(({ from, to }) => from < to);

/** Both lists must be sorted and merged. */
export const without = (stretches: readonly Stretch[], holes: readonly Stretch[]): Stretch[] =>
  stretches.flatMap(({ from, to }) => {
    const rest: Stretch[] = [];
    let start = from;
    for (const hole of holes) {
      if (hole.to <= start) continue;
      if (hole.from >= to) break;
      if (hole.from > start) rest.push({ from: start, to: hole.from });
      start = hole.to;
    }
    return start < to ? [...rest, { from: start, to }] : rest;
  });

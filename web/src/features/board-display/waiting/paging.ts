/** The rows of a page, from 0. */
export const pageOf = <T>(rows: readonly T[], page: number, perPage: number): readonly T[] =>
  rows.slice(page * perPage, (page + 1) * perPage);

/** A page that is no longer there gives way to the last one. */
export const pageWithin = (page: number, pages: number) => Math.min(page, Math.max(0, pages - 1));

/** On to the next, after the last to the first, however many turns went by meanwhile. */
export const pageAfter = (page: number, turns: number, pages: number) =>
  (page + Math.max(0, turns)) % Math.max(1, pages);

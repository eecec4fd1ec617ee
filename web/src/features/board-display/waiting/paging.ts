/** The rows of a page, from 0. */
export const pageOf = <T>(rows: readonly T[], page: number, perPage: number): readonly T[] =>
  rows.slice(page * perPage, (page + 1) * perPage);

/** The page, or the last one when the line has become shorter. */
export const pageWithin = (page: number, pages: number) => Math.min(page, Math.max(0, pages - 1));

/** The page after so many turns; after the last comes the first. */
export const pageAfter = (page: number, turns: number, pages: number) =>
  (page + Math.max(0, turns)) % Math.max(1, pages);

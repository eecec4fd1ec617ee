export const pageOf = <T>(rows: readonly T[], page: number, perPage: number): readonly T[] =>
  rows.slice(page * perPage, (page + 1) * perPage);

/** Clamps the page when the queue has become shorter. */
export const pageWithin = (page: number, pages: number) => Math.min(page, Math.max(0, pages - 1));

export const pageAfter = (page: number, turns: number, pages: number) =>
  (page + Math.max(0, turns)) % Math.max(1, pages);

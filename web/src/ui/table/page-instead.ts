/** Where to go from a page that has no rows: the last one that has, if the count can be trusted. */
export const pageInstead = (page: number, { total, size }: { total: number; size: number }): number =>
  Math.max(0, Math.min(page - 1, Math.ceil(total / size) - 1));

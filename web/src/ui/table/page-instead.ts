/** The last page that has rows, but at least one page back, in case `total` is outdated. */
export const pageInstead = (page: number, { total, size }: { total: number; size: number }): number =>
  Math.max(0, Math.min(page - 1, Math.ceil(total / size) - 1));

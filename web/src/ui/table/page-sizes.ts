/** How many rows a table shows: the first, unless the operator chooses otherwise. */
export const pageSizes = [10, 25, 50, 100] as const;

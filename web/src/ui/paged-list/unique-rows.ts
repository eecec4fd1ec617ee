export type Page<T> = { readonly content: readonly T[]; readonly last: boolean };

/** Pages shift while they are read: a row met twice keeps its first place and its newest content. */
export const uniqueRows = <T>(pages: readonly Page<T>[], idOf: (row: T) => string): T[] => {
  const rows = new Map<string, T>();
  for (const { content } of pages) for (const row of content) rows.set(idOf(row), row);
  return [...rows.values()];
};

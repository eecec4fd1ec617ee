/** What a cell holds once it is written: a moment is a number that is shown as one. */
export type Cell = string | number | null;

/** Everything of a sheet but its rows, as it can be told to another thread. */
export type SheetFrame = {
  readonly name: string;
  readonly columns: readonly { readonly width: number; readonly numFmt?: string }[];
  /** So many rows at the top stay in sight; the last of them are the headings. */
  readonly frozenRows: number;
  /** So many at the end stay in sight whatever is filtered. */
  readonly sumRows: number;
};

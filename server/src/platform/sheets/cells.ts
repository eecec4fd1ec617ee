import { writeXlsxStream } from 'hucre/xlsx';

/** What a cell holds once it is written: a moment is a number that is shown as one. */
export type Cell = string | number | null;

/** Everything of a sheet but its rows, as it can be told to another thread. */
export type SheetFrame = {
  readonly name: string;
  readonly columns: readonly { readonly width: number; readonly numFmt?: string }[];
  /** So many rows at the top stay in sight. */
  readonly frozenRows: number;
};

/** Written while its rows are read, so that a hundred thousand of them need no more memory than a hundred. */
export const writeCells = (
  { name, columns, frozenRows }: SheetFrame,
  rows: AsyncIterable<Cell[]>,
): AsyncIterable<Uint8Array> =>
  writeXlsxStream(rows, { name, columns: [...columns], freezePane: { rows: frozenRows } });

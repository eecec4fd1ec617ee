import { rowsXml } from './xlsx/rows-xml.ts';
import { partsAround, sheetPart } from './xlsx/workbook-parts.ts';
import { writeZip, type ZipContent } from './xlsx/zip.ts';

/** What a cell holds once it is written: a moment is a number that is shown as one. */
export type Cell = string | number | null;

/** Everything of a sheet but its rows, as it can be told to another thread. */
export type SheetFrame = {
  readonly name: string;
  readonly columns: readonly { readonly width: number; readonly numFmt?: string }[];
  /** So many rows at the top stay in sight; the last of them are the headings. */
  readonly frozenRows: number;
};

/** Written while its rows are read, so that a hundred thousand of them need no more memory than a hundred. */
export const writeCells = (frame: SheetFrame, rows: AsyncIterable<Cell[]>): AsyncIterable<Uint8Array> => {
  const files: (readonly [string, ZipContent])[] = [
    ...partsAround(frame),
    [sheetPart.file, rowsXml(frame, rows)],
  ];
  return writeZip(files);
};

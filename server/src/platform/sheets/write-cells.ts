import type { Cell, SheetFrame } from './sheet-frame.ts';
import { rowsXml } from './xlsx/rows-xml.ts';
import { partsAround, sheetPart } from './xlsx/workbook-parts.ts';
import { writeZip, type ZipContent } from './xlsx/zip.ts';

/** Streams rows, so memory does not grow with their number. */
export const writeCells = (frame: SheetFrame, rows: AsyncIterable<Cell[]>): AsyncIterable<Uint8Array> => {
  const files: (readonly [string, ZipContent])[] = [
    ...partsAround(frame),
    [sheetPart.file, rowsXml(frame, rows)],
  ];
  return writeZip(files);
};

import type { Cell, SheetFrame } from './sheet-frame.ts';
import { rowsXml } from './xlsx/rows-xml.ts';
import { partsAround, sheetPart } from './xlsx/workbook-parts.ts';
import { writeZip } from './xlsx/zip.ts';

/** JSON rows to cells in a worker: `module` is a URL whose export `cellsOf(given)` returns the function. */
export type CellMaker = { readonly module: string; readonly given: unknown };

export type SheetPart = readonly Cell[][] | string;

type SheetParts = AsyncIterable<SheetPart> | Iterable<SheetPart>;

export type SheetPlan = { readonly frame: SheetFrame; readonly maker: CellMaker | undefined };

type ToCells = (json: string) => readonly Cell[][];

const load = async ({ module, given }: CellMaker) => {
  const { cellsOf } = (await import(module)) as { readonly cellsOf: (given: unknown) => ToCells };
  return cellsOf(given);
};

const cannotRead: ToCells = () => {
  throw new Error('This sheet has nobody who makes cells of JSON');
};

async function* rowsOf(parts: SheetParts, maker: CellMaker | undefined): AsyncGenerator<Cell[]> {
  const toCells = maker ? await load(maker) : cannotRead;
  for await (const part of parts) yield* typeof part === 'string' ? toCells(part) : part;
}

/** Streams rows, so memory does not grow with their number. */
export const writeCells = ({ frame, maker }: SheetPlan, parts: SheetParts): AsyncIterable<Uint8Array> =>
  writeZip([...partsAround(frame), [sheetPart.file, rowsXml(frame, rowsOf(parts, maker))]]);

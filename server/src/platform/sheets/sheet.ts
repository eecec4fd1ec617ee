import { Readable } from 'node:stream';
import type { SheetFrame } from './sheet-frame.ts';
import { cleanText, createSheetClock, type SheetValue, toCell } from './to-cell.ts';
import { type CellMaker, type SheetPart, writeCells } from './write-cells.ts';
import { takeThread, writeInThread } from './write-in-thread.ts';

export type SheetHeading = {
  readonly header: string;
  readonly width: number;
  readonly format?: string;
};

export type SheetColumn<R> = SheetHeading & { readonly value: (row: R) => SheetValue };

type SheetTop = {
  readonly name: string;
  readonly tab?: string;
  readonly sumRows?: number;
  readonly notes: readonly string[];
};

export type Sheet<R> = SheetTop & {
  readonly columns: readonly SheetColumn<R>[];
  readonly batches: Iterable<readonly R[]> | AsyncIterable<readonly R[]>;
  readonly timeZone: string;
};

export type JsonSheet = SheetTop & {
  readonly columns: readonly SheetHeading[];
  readonly jsonBatches: Iterable<string> | AsyncIterable<string>;
  readonly maker: CellMaker;
};

const unnameable = /[[\]:*?/\\]/g;

async function* partsOf<R>(sheet: Sheet<R> | JsonSheet): AsyncGenerator<SheetPart> {
  const { notes, columns } = sheet;
  yield [...notes.map((note) => [cleanText(note)]), columns.map(({ header }) => cleanText(header))];
  if ('maker' in sheet) return yield* sheet.jsonBatches;
  const clock = createSheetClock(sheet.timeZone);
  for await (const rows of sheet.batches)
    yield rows.map((row) => sheet.columns.map(({ value }) => toCell(value(row), clock)));
}

async function* after(read: readonly SheetPart[], rest: AsyncGenerator<SheetPart>) {
  yield* read;
  yield* rest;
}

/** Resolves once the beginning is read. A long sheet waits for a worker, or is refused if many wait. */
export const writeSheet = async <R>(sheet: Sheet<R> | JsonSheet): Promise<Readable> => {
  const frame: SheetFrame = {
    name: (sheet.tab ?? sheet.name).replace(unnameable, ' ').slice(0, 31),
    columns: sheet.columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
    frozenRows: sheet.notes.length + 1,
    sumRows: sheet.sumRows ?? 0,
  };
  const plan = { frame, maker: 'maker' in sheet ? sheet.maker : undefined };
  const parts = partsOf(sheet);
  const read: SheetPart[] = [];
  // Headings and one batch are written faster than a thread starts, so short sheets need none.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    read.push(next.value);
    if (read.length > 2) {
      const giveBack = await takeThread();
      const bytes = writeInThread(plan, after(read, parts));
      return Readable.from(bytes, { objectMode: false }).once('close', giveBack);
    }
  }
  return Readable.from(writeCells(plan, read), { objectMode: false });
};

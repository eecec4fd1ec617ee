import { Readable } from 'node:stream';
import { answer } from '../http/bind.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { type Cell, type SheetFrame, writeCells } from './cells.ts';
import { createSheetClock, type SheetClock } from './sheet-clock.ts';
import { writeInThread } from './write-in-thread.ts';

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type SheetValue = string | number | Temporal.Instant | Temporal.PlainDate | null;

export type SheetColumn<R> = {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** How a number, a moment or a day is shown; text needs none. */
  readonly format?: string;
  readonly value: (row: R) => SheetValue;
};

/** Formats that are the same in every language of the reader's program. */
export const sheetFormats = {
  moment: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
  whole: '0',
  tenths: '0.0',
  share: '0%',
};

export type Sheet<R> = {
  /** Of the file and of the sheet in it, without its ending. */
  readonly name: string;
  /** What stands above the table: what it is, what was asked for, whose time it is. */
  readonly notes: readonly string[];
  readonly columns: readonly SheetColumn<R>[];
  /** A long one in batches, each read when the one before it is written. */
  readonly batches: Iterable<readonly R[]> | AsyncIterable<readonly R[]>;
  readonly timeZone: string;
};

const longestText = 32_767;
// What XML cannot hold, and what a sheet's name cannot.
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const unnameable = /[[\]:*?/\\]/g;

const cleanText = (text: string) => text.toWellFormed().replace(unwritable, '').slice(0, longestText);

const toCell = (value: SheetValue, clock: SheetClock): Cell => {
  if (typeof value === 'string') return cleanText(value);
  if (value instanceof Temporal.Instant) return clock.ofMoment(value);
  if (value instanceof Temporal.PlainDate) return clock.ofDay(value);
  return value;
};

async function* toCells<R>({ notes, columns, batches, timeZone }: Sheet<R>): AsyncGenerator<Cell[][]> {
  const clock = createSheetClock(timeZone);
  yield [...notes.map((note) => [cleanText(note)]), columns.map(({ header }) => cleanText(header))];
  for await (const rows of batches)
    yield rows.map((row) => columns.map(({ value }) => toCell(value(row), clock)));
}

async function* rowsOf(batches: readonly Cell[][][]): AsyncGenerator<Cell[]> {
  for (const batch of batches) yield* batch;
}

async function* after(read: readonly Cell[][][], rest: AsyncGenerator<Cell[][]>) {
  yield* read;
  yield* rest;
}

async function* toBytes<R>(sheet: Sheet<R>): AsyncGenerator<Uint8Array> {
  const frame: SheetFrame = {
    name: sheet.name.replace(unnameable, ' ').slice(0, 31),
    columns: sheet.columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
    frozenRows: sheet.notes.length + 1,
  };
  const batches = toCells(sheet);
  const read: Cell[][][] = [];
  // The headings, and one batch: what is not longer than that is written sooner than a thread begins.
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    read.push(next.value);
    if (read.length > 2) return yield* writeInThread(frame, after(read, batches));
  }
  yield* writeCells(frame, rowsOf(read));
}

export const writeSheet = <R>(sheet: Sheet<R>): Readable =>
  Readable.from(toBytes(sheet), { objectMode: false });

export const answerSheet = <R>(sheet: Sheet<R>) =>
  answer(200, writeSheet(sheet) as unknown, {
    'Content-Type': sheetType,
    'Content-Disposition': contentDisposition('attachment', `${sheet.name}.xlsx`),
    'X-Content-Type-Options': 'nosniff',
  });

import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { answer } from '../http/bind.ts';
import { contentDisposition } from '../http/content-disposition.ts';

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
  readonly rows: Iterable<R> | AsyncIterable<R>;
  readonly timeZone: string;
};

const longestText = 32_767;
// What XML cannot hold, and what a sheet's name cannot.
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const unnameable = /[[\]:*?/\\]/g;

const cleanText = (text: string) => text.toWellFormed().replace(unwritable, '').slice(0, longestText);

/** A sheet knows no zones: its clock shows the checkpoint's. */
const wallClock = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
  new Date(Date.UTC(year, month - 1, day, hour, minute, second));

const toCell = (value: SheetValue, timeZone: string) => {
  if (typeof value === 'string') return cleanText(value);
  if (value instanceof Temporal.Instant)
    return wallClock(value.toZonedDateTimeISO(timeZone).toPlainDateTime());
  if (value instanceof Temporal.PlainDate) return wallClock(value.toPlainDateTime());
  return value;
};

async function* toRows<R>({ notes, columns, rows, timeZone }: Sheet<R>) {
  for (const note of notes) yield [cleanText(note)];
  yield columns.map(({ header }) => cleanText(header));
  for await (const row of rows) yield columns.map(({ value }) => toCell(value(row), timeZone));
}

/** Written while its rows are read, so that a hundred thousand of them need no more memory than a hundred. */
export const writeSheet = <R>(sheet: Sheet<R>): Readable => {
  const bytes = writeXlsxStream(toRows(sheet), {
    name: sheet.name.replace(unnameable, ' ').slice(0, 31),
    columns: sheet.columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
    freezePane: { rows: sheet.notes.length + 1 },
  });
  return Readable.from(bytes);
};

export const answerSheet = <R>(sheet: Sheet<R>) =>
  answer(200, writeSheet(sheet) as unknown, {
    'Content-Type': sheetType,
    'Content-Disposition': contentDisposition('attachment', `${sheet.name}.xlsx`),
    'X-Content-Type-Options': 'nosniff',
  });

import { bookingStatuses, systemCancellationCodes } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { CellMaker } from '../../../platform/sheets/cell-maker.ts';
import type { SheetHeading } from '../../../platform/sheets/sheet.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import { say } from '../../../platform/words/words.ts';
import { cancellationWords } from '../../bookings/read/cancellation-words.ts';
import type { BookingCells, BookingColumn, BookingWords } from './booking-cells.ts';
import { cargoNames } from './sheet-notes.ts';

const { moment } = sheetFormats;

const shapes: Readonly<Record<BookingColumn, Omit<SheetHeading, 'header'>>> = {
  number: { width: 13 },
  dateBooked: { width: 16, format: moment },
  plate: { width: 14 },
  model: { width: 20 },
  driver: { width: 30 },
  phone: { width: 16 },
  email: { width: 24 },
  cargo: { width: 20 },
  priority: { width: 10 },
  status: { width: 22 },
  arrived: { width: 16, format: moment },
  called: { width: 16, format: moment },
  gate: { width: 10 },
  left: { width: 16, format: moment },
  reason: { width: 40 },
  created: { width: 16, format: moment },
};

const byCode = <K extends string>(codes: readonly K[], wordsOf: (code: K) => string) =>
  Object.fromEntries(codes.map((code) => [code, wordsOf(code)])) as Record<K, string>;

const wordsIn = (language: Language, cargoTypes: BookingWords['cargoTypes']): BookingWords => ({
  statuses: byCode(bookingStatuses, (status) => say(language, `status.${status}`)),
  cancellations: byCode(systemCancellationCodes, (code) => cancellationWords(language, code)),
  cargoTypes,
  yes: say(language, 'sheets.yes'),
  no: say(language, 'sheets.no'),
});

const cellsModule = new URL('./booking-cells.ts', import.meta.url).href;

export const bookingColumns = async (
  ctx: Context,
  names: readonly BookingColumn[],
): Promise<{ readonly columns: readonly SheetHeading[]; readonly maker: CellMaker }> => {
  const { language } = ctx;
  const given: BookingCells = {
    columns: names,
    language,
    timeZone: ctx.config.timeZone,
    words: wordsIn(language, await cargoNames(ctx)),
  };
  return {
    columns: names.map((name) => ({ header: say(language, `sheets.columns.${name}`), ...shapes[name] })),
    maker: { module: cellsModule, given },
  };
};

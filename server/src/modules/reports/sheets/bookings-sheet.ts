import { bookingStatuses, systemCancellationCodes } from '#contract/bookings/booking-status.ts';
import type { BookingSearchBody } from '#contract/bookings/bookings-routes.ts';
import type { Language } from '#contract/common.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import type { SheetHeading } from '../../../platform/sheets/sheet.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import type { CellMaker } from '../../../platform/sheets/write-cells.ts';
import { say } from '../../../platform/words/words.ts';
import { readWithoutOverdue } from '../../bookings/hold/expire-holds.ts';
import { mayReport, type ReportFilterQuery, reportedBookings } from '../../bookings/read/booking-report.ts';
import { cancellationWords } from '../../bookings/read/cancellation-words.ts';
import { foundBookings } from '../../bookings/read/list-bookings.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import type { BookingCells, BookingColumn, BookingWords } from './booking-cells.ts';
import { type LastBooking, readBatchOfBookings, type SortedBookings } from './bookings-sheet.queries.ts';
import { cargoNames, sheetNotes } from './sheet-notes.ts';

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

const bookingColumns = async (
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

/** Such a batch is read in a few milliseconds and delays no booking; with 250 a sheet of 100,000 needs 25 MB more. */
const batchSize = 100;

const readInBatches = (ctx: Context, bookings: SortedBookings) =>
  inBatches<string, LastBooking>(batchSize, (after) =>
    readWithoutOverdue(
      ctx,
      () => readBatchOfBookings(ctx.db, bookings, { size: batchSize, after, now: ctx.clock.now() }),
      ({ overdue }) => overdue,
    ),
  );

const ofOperator: readonly BookingColumn[] = [
  'number',
  'dateBooked',
  'status',
  'plate',
  'model',
  'driver',
  'phone',
  'email',
  'cargo',
  'priority',
  'arrived',
  'called',
  'gate',
  'left',
  'reason',
  'created',
];

type ExportQuery = BookingSearchBody & { readonly date?: string | undefined };

export const exportBookings = async (ctx: Context, query: ExportQuery) => {
  const { date, ...filter } = query;
  const found = foundBookings(ctx, {}, date ? { ...filter, dateFrom: date, dateTo: date } : filter);
  const columns = await bookingColumns(ctx, ofOperator);
  await recordDownload(ctx, 'bookings', query);
  const name = say(ctx.language, 'sheets.bookings');
  return answerSheet({
    name: date ? `${name} ${date}` : name,
    notes: await sheetNotes(ctx, name, query),
    ...columns,
    jsonBatches: readInBatches(ctx, { found, comparison: '>' }),
  });
};

const ofAccount: readonly BookingColumn[] = [
  'number',
  'dateBooked',
  'plate',
  'model',
  'driver',
  'cargo',
  'status',
  'arrived',
  'called',
  'left',
  'reason',
];

export const exportBookingReport = async (ctx: Context, query: ReportFilterQuery & PageRequest) => {
  const { userId, page: _page, size: _size, ...filter } = query;
  const isHis = mayReport(ctx, userId);
  const columns = await bookingColumns(ctx, ofAccount);
  if (isHis) await recordDownload(ctx, 'booking-report', filter, userId);
  const name = say(ctx.language, 'sheets.bookingReport');
  return answerSheet({
    name,
    notes: await sheetNotes(ctx, name, filter),
    ...columns,
    jsonBatches: isHis ? readInBatches(ctx, { found: reportedBookings(ctx, query), comparison: '<' }) : [],
  });
};

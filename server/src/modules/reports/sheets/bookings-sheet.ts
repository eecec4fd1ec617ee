import type { BookingSearchBody } from '#contract/bookings/bookings-routes.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import { say } from '../../../platform/words/words.ts';
import { readWithoutOverdue } from '../../bookings/hold/expire-holds.ts';
import { mayReport, type ReportFilterQuery, reportedBookings } from '../../bookings/read/booking-report.ts';
import { foundBookings } from '../../bookings/read/list-bookings.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import type { BookingColumn } from './booking-cells.ts';
import { bookingColumns } from './booking-columns.ts';
import { type LastBooking, readBatchOfBookings, type SortedBookings } from './bookings-sheet.queries.ts';
import { sheetNotes } from './sheet-notes.ts';

/** Read in a few milliseconds, so it delays no booking; 250 need 25 MB more for a hundred thousand bookings. */
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

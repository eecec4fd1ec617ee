import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import { answerSheet } from '../../../platform/sheets/sheet.ts';
import { say } from '../../../platform/words/words.ts';
import { readCurrent } from '../../bookings/hold/expire-holds.ts';
import { mayReport, type ReportFilterQuery, reportedBookings } from '../../bookings/read/booking-report.ts';
import { foundBookings, type SearchBody } from '../../bookings/read/list-bookings.ts';
import { type BookingColumn, bookingColumns, type SheetBooking, sheetFields } from './booking-columns.ts';
import { recordDownload } from './record-download.ts';
import { sheetNotes } from './sheet-notes.ts';

/** One is read and put into cells in a few milliseconds: whoever books waits no longer for it. */
const batchSize = 500;

type Bookings = ReturnType<typeof foundBookings>;

/** Behind the last row of the batch before, in the direction in which the list is sorted by its slots. */
const readInBatches = (ctx: Context, rows: Bookings, comparison: '>' | '<') =>
  inBatches<SheetBooking>(batchSize, (after) => {
    const fields = rows.clearSelect().select(sheetFields);
    const beyond = after
      ? fields.where(
          sql<boolean>`(slot_at, id) ${sql.raw(comparison)} (to_timestamp(${after.booked_for}), ${after.id})`,
        )
      : fields;
    return readCurrent(
      ctx,
      () => beyond.limit(batchSize).execute(),
      (read) => read,
    );
  });

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

type ExportQuery = SearchBody & { readonly date?: string | undefined };

/** The bookings of a day, or whatever the operator's list shows, by their time. */
export const exportBookings = async (ctx: Context, query: ExportQuery) => {
  const { date, ...filter } = query;
  const found = foundBookings(ctx, {}, date ? { ...filter, dateFrom: date, dateTo: date } : filter);
  const columns = await bookingColumns(ctx, ofOperator);
  await recordDownload(ctx, 'bookings', query);
  const name = say(ctx.language, 'sheets.bookings');
  return answerSheet({
    name: date ? `${name} ${date}` : name,
    notes: sheetNotes(ctx, name, query),
    columns,
    batches: readInBatches(ctx, found, '>'),
    timeZone: ctx.config.timeZone,
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
    notes: sheetNotes(ctx, name, filter),
    columns,
    batches: isHis ? readInBatches(ctx, reportedBookings(ctx, query), '<') : [],
    timeZone: ctx.config.timeZone,
  });
};

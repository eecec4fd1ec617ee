import type { BookingReportRow } from '#contract/bookings/booking-report.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, pageOf, toPage } from '../../../platform/db/page.ts';
import { givenRange } from '../../../platform/errors/given-range.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { bookingsForReport } from './booking-lists.queries.ts';
import { cancellationIn } from './cancellation-words.ts';

export type ReportFilterQuery = {
  readonly userId: string;
  readonly regPlate?: string | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

const toReportRow =
  (ctx: Context) =>
  (row: BookingRow): BookingReportRow => {
    const when = (instant: Temporal.Instant | null) => instant && wireInstant(ctx, instant);
    return {
      formattedBookingNumber: row.number,
      dateBooked: wireInstant(ctx, row.slot_at),
      vehicleRegistrationPlate: row.plate,
      vehicleModel: row.model,
      driver: [row.last_name, row.first_name, row.patronymic].filter(Boolean).join(' '),
      cargoType: row.cargo_type,
      bookingStatus: row.status,
      arrivedAt: when(row.arrived_at),
      calledAt: when(row.called_at),
      leftAt: when(row.left_at),
      cancellationReason: cancellationIn(row, ctx.language),
    };
  };

const same = (row: BookingRow) => row;

export const mayReport = (ctx: Context, userId: string): boolean =>
  isInConsole(ctx.actor) || requireActor(ctx).userId === userId;

export const reportedBookings = (ctx: Context, query: ReportFilterQuery) => {
  const { userId, regPlate } = query;
  const range = givenRange(query, ['dateFrom', 'dateTo'], ctx.config.timeZone);
  return bookingsForReport(ctx.db, { userId, regPlate, ...range });
};

export const getBookingReport = async (
  ctx: Context,
  query: ReportFilterQuery & PageRequest,
): Promise<Page<BookingReportRow>> => {
  if (!mayReport(ctx, query.userId)) return pageOf([], query, { total: 0, last: true });
  const page = await readCurrent(
    ctx,
    () => toPage(ctx.db, reportedBookings(ctx, query), query, same),
    ({ content }) => content,
  );
  return { ...page, content: page.content.map(toReportRow(ctx)) };
};

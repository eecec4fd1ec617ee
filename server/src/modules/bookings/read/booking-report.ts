import type { BookingReportRow } from '#contract/bookings/booking-report.ts';
import { systemCancellationCodes } from '#contract/bookings/booking-status.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { type Page, type PageRequest, pageOf, toPage } from '../../../platform/db/page.ts';
import { say } from '../../../platform/words/words.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { endOfRange, startOfRange } from '../../vehicles/list/date-range.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { reasonIn } from '../booking/stored-reason.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { bookingsForReport } from './booking-report.queries.ts';

type ReportQuery = PageRequest & {
  readonly userId: string;
  readonly regPlate?: string | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

/** Why the system did it, else what somebody said, in the words of who reads. */
const cancellationIn = ({ language }: Context, row: BookingRow): string | null => {
  const ofSystem = systemCancellationCodes.find((code) => code === row.cancellation_code);
  if (ofSystem) return say(language, `booking.cancellation.${ofSystem}`);
  return reasonIn({ reason: row.cancellation_reason, reasons: row.cancellation_reasons }, language);
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
      cancellationReason: cancellationIn(ctx, row),
    };
  };

const same = (row: BookingRow) => row;

/** Another's are none, for everybody but an operator. */
export const getBookingReport = async (ctx: Context, query: ReportQuery): Promise<Page<BookingReportRow>> => {
  const { userId, regPlate, dateFrom, dateTo } = query;
  if (!isAdmin(ctx.actor) && requireActor(ctx).userId !== userId)
    return pageOf([], query, { total: 0, last: true });
  const { timeZone } = ctx.config;
  const rows = bookingsForReport(ctx.db, {
    userId,
    regPlate,
    from: dateFrom === undefined ? undefined : startOfRange(dateFrom, timeZone),
    before: dateTo === undefined ? undefined : endOfRange(dateTo, timeZone),
  });
  const page = await readCurrent(
    ctx,
    () => toPage(ctx.db, rows, query, same),
    ({ content }) => content,
  );
  return { ...page, content: page.content.map(toReportRow(ctx)) };
};

import { activeStatuses, type Booking, type BookingEvent, type BookingStatus } from '#contract/bookings.ts';
import { isAdmin } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { type PageRequest, toPage } from '../../platform/db/page.ts';
import { requireActor } from '../accounts/current-account.ts';
import {
  type BookingFilter,
  bookingEventsBetween,
  bookingsBetween,
  ownBookings,
  searchBookings,
} from './booking-lists.queries.ts';
import type { BookingRow } from './booking-row.ts';
import { toBookings } from './booking-view.ts';
import { wireInstant } from './checkpoint-time.ts';

type Sort = { readonly sort?: string | undefined };

const directionOf = ({ sort }: Sort) => (sort?.toLowerCase().endsWith('desc') ? 'desc' : 'asc');

/** A day of the checkpoint, from its midnight to the next. */
export const dayRange = (ctx: Pick<Context, 'config'>, day: string) => {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(ctx.config.timeZone);
  return { from: start.toInstant(), to: start.add({ days: 1 }).toInstant() };
};

type Rows = Awaited<ReturnType<typeof toPage<never, never, BookingRow, BookingRow>>>;

const withViews = async (ctx: Context, page: Rows) => ({
  ...page,
  content: await toBookings(ctx, page.content),
});

const same = (row: BookingRow) => row;

type OwnQuery = PageRequest &
  Sort & {
    readonly showCancelled?: boolean | undefined;
    readonly showBooked?: boolean | undefined;
    readonly showFinished?: boolean | undefined;
  };

export const listOwnBookings = async (ctx: Context, query: OwnQuery) => {
  const statuses: BookingStatus[] = [
    ...(query.showBooked === false ? [] : activeStatuses),
    ...(query.showCancelled ? (['CANCELED'] as const) : []),
    ...(query.showFinished ? (['LEFT_WAITING_ZONE'] as const) : []),
  ];
  if (statuses.length === 0)
    return { content: [] as Booking[], last: true, page: query.page, size: query.size, total: 0 };
  const rows = ownBookings(ctx.db, requireActor(ctx).userId, statuses, directionOf(query));
  return withViews(ctx, await toPage(ctx.db, rows, query, same));
};

/** A driver sees his own of that day. */
export const listBookingsOfDay = async (
  ctx: Context,
  query: PageRequest & { readonly bookedDate: string },
) => {
  const { from, to } = dayRange(ctx, query.bookedDate);
  const owner = isAdmin(ctx.actor) ? undefined : requireActor(ctx).userId;
  return withViews(ctx, await toPage(ctx.db, bookingsBetween(ctx.db, from, to, owner), query, same));
};

type SearchBody = Omit<BookingFilter, 'from' | 'to'> & {
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

const isDay = (text: string) => text.length === 'yyyy-MM-dd'.length;

/** A day counts whole, an instant is itself; the end belongs to the range. */
const rangeOf = (ctx: Context, { dateFrom, dateTo }: SearchBody) => ({
  from: dateFrom && (isDay(dateFrom) ? dayRange(ctx, dateFrom).from : Temporal.Instant.from(dateFrom)),
  to:
    dateTo &&
    (isDay(dateTo) ? dayRange(ctx, dateTo).to : Temporal.Instant.from(dateTo).add({ milliseconds: 1 })),
});

export const listAllBookings = async (ctx: Context, query: PageRequest & Sort, body: SearchBody) => {
  const { from, to } = rangeOf(ctx, body);
  const filter = { ...body, from: from || undefined, to: to || undefined };
  return withViews(
    ctx,
    await toPage(ctx.db, searchBookings(ctx.db, filter, directionOf(query)), query, same),
  );
};

export const listBookingHistory = async (ctx: Context, query: PageRequest & { readonly date: string }) => {
  const { from, to } = dayRange(ctx, query.date);
  return toPage(
    ctx.db,
    bookingEventsBetween(ctx.db, from, to),
    query,
    (row): BookingEvent => ({
      id: row.id,
      bookingId: row.booking_id,
      formattedBookingNumber: row.number,
      vehicleRegistrationPlate: row.plate,
      type: row.type,
      actor: row.actor,
      actorId: row.actor_id,
      actorName: row.last_name === null ? null : `${row.last_name} ${row.first_name}`,
      eventDate: wireInstant(ctx, row.event_at),
      from: row.before,
      to: row.after,
      reason: row.reason,
    }),
  );
};

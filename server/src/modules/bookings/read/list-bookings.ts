import { activeStatuses, type Booking, type BookingEvent, type BookingStatus } from '#contract/bookings.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { type PageRequest, toPage } from '../../../platform/db/page.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { dayRange, wireInstant } from '../../slots/checkpoint-time.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import {
  type BookingFilter,
  bookingsBetween,
  eventsOfBookingsBetween,
  ownBookings,
  searchBookings,
} from './booking-lists.queries.ts';
import { toBookings } from './booking-view.ts';

type Sort = { readonly sort?: string | undefined };

const directionOf = ({ sort }: Sort) => (sort?.toLowerCase().endsWith('desc') ? 'desc' : 'asc');

type BookingQuery = ReturnType<typeof ownBookings>;

const same = (row: BookingRow) => row;

/** A page as it is now, as its readers see it. */
const currentPage = async (ctx: Context, rows: BookingQuery, request: PageRequest) => {
  const page = await readCurrent(
    ctx,
    () => toPage(ctx.db, rows, request, same),
    ({ content }) => content,
  );
  return { ...page, content: await toBookings(ctx, page.content) };
};

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
  return currentPage(ctx, rows, query);
};

/** A driver sees his own of that day. */
export const listBookingsOfDay = async (
  ctx: Context,
  query: PageRequest & { readonly bookedDate: string },
) => {
  const { from, to } = dayRange(ctx, query.bookedDate);
  const owner = isAdmin(ctx.actor) ? undefined : requireActor(ctx).userId;
  return currentPage(ctx, bookingsBetween(ctx.db, from, to, owner), query);
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
  return currentPage(ctx, searchBookings(ctx.db, filter, directionOf(query)), query);
};

const times = ['dateBooked', 'pendingDateBooked'];

/** Times are kept as they are anywhere and answered as the checkpoint reads them. */
const readSnapshot = (ctx: Context, snapshot: Record<string, unknown> | null) =>
  snapshot &&
  Object.fromEntries(
    Object.entries(snapshot).map(([key, value]) => [
      key,
      times.includes(key) && typeof value === 'string'
        ? wireInstant(ctx, Temporal.Instant.from(value))
        : value,
    ]),
  );

export const listBookingHistory = async (ctx: Context, query: PageRequest & { readonly date: string }) => {
  const { from, to } = dayRange(ctx, query.date);
  return toPage(
    ctx.db,
    eventsOfBookingsBetween(ctx.db, from, to),
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
      from: readSnapshot(ctx, row.before),
      to: readSnapshot(ctx, row.after),
      reason: row.reason,
    }),
  );
};

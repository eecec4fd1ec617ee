import { activeStatuses, type Booking, type BookingStatus } from '#contract/bookings/bookings.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { type PageRequest, pageOf, toPage, toTotal } from '../../../platform/db/page.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { bookingsBetween } from './booking-lists.queries.ts';
import { toBookings, toOwnBookings } from './booking-view.ts';
import { listOwnBookingsWithParts } from './own-bookings.queries.ts';
import { type BookingFilter, type BookingSort, searchBookings } from './search-bookings.queries.ts';

type Sort = { readonly sort?: string | undefined };

const directionOf = ({ sort }: Sort) => (sort?.toLowerCase().endsWith('desc') ? 'desc' : 'asc');

type BookingQuery = ReturnType<typeof bookingsBetween>;

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
  const { userId } = requireActor(ctx);
  const { counted, bookings } = await readCurrent(
    ctx,
    () => listOwnBookingsWithParts(ctx.db, userId, statuses, directionOf(query), query),
    (found) => found.bookings.slice(0, query.size).map(({ booking }) => booking),
  );
  const last = bookings.length <= query.size;
  return pageOf(toOwnBookings(ctx, bookings.slice(0, query.size)), query, { ...toTotal(counted), last });
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

export type SearchBody = Omit<BookingFilter, 'from' | 'to'> & {
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

const sortOf = ({ sort = 'dateBooked' }: Sort) => sort.split(',')[0] as BookingSort;

/** What an operator looks for, sorted. */
export const foundBookings = (ctx: Context, query: Sort, body: SearchBody) => {
  const { from, to } = rangeOf(ctx, body);
  const filter = { ...body, from: from || undefined, to: to || undefined };
  return searchBookings(ctx.db, filter, { by: sortOf(query), direction: directionOf(query) });
};

export const listAllBookings = async (ctx: Context, query: PageRequest & Sort, body: SearchBody) =>
  currentPage(ctx, foundBookings(ctx, query, body), query);

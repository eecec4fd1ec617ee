import type { BookingSearchBody } from '#contract/bookings/bookings-routes.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type PageRequest, toPage } from '../../../platform/db/page.ts';
import { sortOrder } from '../../../platform/db/sort-order.ts';
import { givenRange } from '../../../platform/errors/given-range.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { bookingsBetween } from './booking-lists.queries.ts';
import { toBookings } from './booking-view.ts';
import { type BookingSort, searchBookings } from './search-bookings.queries.ts';

type BookingQuery = ReturnType<typeof bookingsBetween>;

const same = (row: BookingRow) => row;

const currentPage = async (ctx: Context, rows: BookingQuery, request: PageRequest) => {
  const page = await readCurrent(
    ctx,
    () => toPage(ctx.db, rows, request, same),
    ({ content }) => content,
  );
  return { ...page, content: await toBookings(ctx, page.content) };
};

export const listBookingsOfDay = async (
  ctx: Context,
  query: PageRequest & { readonly bookedDate: string },
) => {
  const { from, to } = dayRange(ctx, query.bookedDate);
  const owner = isInConsole(ctx.actor) ? undefined : requireActor(ctx).userId;
  return currentPage(ctx, bookingsBetween(ctx.db, from, to, owner), query);
};

export type Sort = { readonly sort?: `${BookingSort},${string}` | undefined };

export const foundBookings = (ctx: Context, query: Sort, body: BookingSearchBody) => {
  const { from, before: to } = givenRange(body, ['dateFrom', 'dateTo'], ctx.config.timeZone);
  const filter = { ...body, from, to };
  return searchBookings(ctx.db, filter, sortOrder<BookingSort>(query.sort ?? 'dateBooked,ASC'));
};

export const listAllBookings = async (ctx: Context, query: PageRequest & Sort, body: BookingSearchBody) =>
  currentPage(ctx, foundBookings(ctx, query, body), query);

import { sql } from 'kysely';
import { activeStatuses, type Booking } from '#contract/bookings/bookings.ts';
import type { bookingsRoutes } from '#contract/bookings/bookings-routes.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Context } from '../../../../platform/context/context.ts';
import { countCapped, type Page, pageOf } from '../../../../platform/db/page.ts';
import { sortOrder } from '../../../../platform/db/sort-order.ts';
import { requireActor } from '../../../accounts/account/current-account.ts';
import { getBookingParams } from '../../../system-params/get-booking-params.ts';
import { listOf } from '../../booking/status-sets.queries.ts';
import { readCurrent } from '../../hold/expire-holds.ts';
import { passTexts } from '../../pass/pass-texts.ts';
import { toBookings } from '../booking-view.ts';

type OwnQuery = QueryOf<typeof bookingsRoutes.listOwnBookings>;

const statusesOf = ({ showBooked, showCancelled, showFinished }: OwnQuery) => [
  ...(showBooked === false ? [] : activeStatuses),
  ...(showCancelled ? (['CANCELED'] as const) : []),
  ...(showFinished ? (['LEFT_WAITING_ZONE'] as const) : []),
];

/** With the active ones also those that lost their place for want of an answer and can still have it back. */
const reclaimedShown = async (ctx: Context, { showBooked }: OwnQuery) => {
  const { reconfirm } = await getBookingParams(ctx);
  if (!reconfirm.enabled || showBooked === false) return sql<boolean>`FALSE`;
  return sql<boolean>`(cancellation_code = 'NOT_RECONFIRMED' AND status = 'CANCELED' AND slot_at > ${ctx.clock.now()})`;
};

export const listOwnBookings = async (ctx: Context, query: OwnQuery): Promise<Page<Booking>> => {
  const { page, size, sort = 'dateBooked,ASC' } = query;
  const statuses = statusesOf(query);
  if (statuses.length === 0) return pageOf([], query, { total: 0, last: true });
  const { direction } = sortOrder(sort);
  const own = ctx.db
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', requireActor(ctx).userId)
    .where(sql<boolean>`(status IN (${listOf(statuses)}) OR ${await reclaimedShown(ctx, query)})`);
  const shown = own
    .orderBy('slot_at', direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .offset(page * size);
  const rows = await readCurrent(
    ctx,
    () => shown.execute(),
    (found) => found.slice(0, size),
  );
  const last = rows.length <= size;
  // Only a page with successors, or an empty one beyond the end, needs a COUNT query.
  const isCounted = last && (rows.length > 0 || page === 0);
  const total = isCounted ? { total: page * size + rows.length } : await countCapped(ctx.db, own);
  const listed = rows.slice(0, size);
  // Without a network the app shows passes that were never opened, too.
  const passes = await passTexts(ctx, listed);
  const bookings = (await toBookings(ctx, listed)).map((booking) => {
    const passQr = passes.get(booking.id);
    return { ...booking, ...(passQr !== undefined && { passQr }) };
  });
  return pageOf(bookings, query, { ...total, last });
};

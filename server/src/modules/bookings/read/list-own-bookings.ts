import { sql } from 'kysely';
import { activeStatuses, type Booking } from '#contract/bookings/bookings.ts';
import type { bookingsRoutes } from '#contract/bookings/bookings-routes.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Context } from '../../../platform/context/context.ts';
import { literals } from '../../../platform/db/literals.ts';
import { countCapped, type Page, pageOf } from '../../../platform/db/page.ts';
import { sortOrder } from '../../../platform/db/sort-order.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { passTexts } from '../pass/pass-texts.ts';
import { toBookings } from './booking-view.ts';

type OwnQuery = QueryOf<typeof bookingsRoutes.listOwnBookings>;

const statusesOf = ({ showBooked, showCancelled, showFinished }: OwnQuery) => [
  ...(showBooked === false ? [] : activeStatuses),
  ...(showCancelled ? (['CANCELED'] as const) : []),
  ...(showFinished ? (['LEFT_WAITING_ZONE'] as const) : []),
];

/** Active bookings include those that lost their place for want of an answer and can still have it back. */
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
    .where(sql<boolean>`(status IN (${literals(statuses)}) OR ${await reclaimedShown(ctx, query)})`);
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
  // A COUNT query is needed only if more pages follow, or if this page lies beyond the end.
  const isCounted = last && (rows.length > 0 || page === 0);
  const total = isCounted ? { total: page * size + rows.length } : await countCapped(ctx.db, own);
  const listed = rows.slice(0, size);
  // The app shows passes without a network, also those that were never opened before.
  const passes = await passTexts(ctx, listed);
  const bookings = (await toBookings(ctx, listed)).map((booking) => {
    const passQr = passes.get(booking.id);
    return { ...booking, ...(passQr !== undefined && { passQr }) };
  });
  return pageOf(bookings, query, { ...total, last });
};

import type { JournalEvent } from '#contract/journal/journal.ts';
import type { EventQuery } from '#contract/journal/journal-routes.ts';
import type { Context } from '../../platform/context/context.ts';
import { countedUpTo, type Page, type PageRequest, pageOf, toTotal } from '../../platform/db/page.ts';
import { ofAct, ofBan, ofBooking } from './event-answer.ts';
import { filterOf } from './event-filter.ts';
import { countEvents, listEventIds } from './event-ids.queries.ts';
import { listActs, listBanEvents, listBookingEvents } from './events.queries.ts';

const readEvents = async (ctx: Context, ids: readonly string[]): Promise<JournalEvent[]> => {
  if (ids.length === 0) return [];
  const events = [
    ...(await listBookingEvents(ctx.db, ids)).map(ofBooking(ctx)),
    ...(await listBanEvents(ctx.db, ids)).map(ofBan(ctx)),
    ...(await listActs(ctx.db, ids)).map(ofAct(ctx)),
  ];
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** With `since` oldest first, so that a follower can continue where it stopped. */
export const listEvents = async (
  ctx: Context,
  { page, size, ...query }: EventQuery & PageRequest,
): Promise<Page<JournalEvent>> => {
  const filter = filterOf(ctx, query);
  const order = query.since === undefined ? 'newest first' : 'oldest first';
  const counted = await countEvents(ctx.db, filter, countedUpTo + 1);
  const part = { order, offset: page * size, limit: size + 1 } as const;
  const ids = await listEventIds(ctx.db, filter, part, counted > countedUpTo);
  const events = await readEvents(ctx, ids.slice(0, size));
  return pageOf(events, { page, size }, { ...toTotal(counted), last: ids.length <= size });
};

import { activeStatuses, type Booking } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../../platform/context.ts';
import { type Page, type PageRequest, pageOf, toTotal } from '../../../../platform/db/page.ts';
import { sortOrder } from '../../../../platform/db/sort-order.ts';
import type { FreshCache } from '../../../../platform/fresh-cache.ts';
import { isReady, type ReadyAnswer, toReadyForOne } from '../../../../platform/http/ready/ready-answer.ts';
import { requireActor } from '../../../accounts/account/current-account.ts';
import { isHeld } from '../../booking/booking-row.ts';
import { readCurrent } from '../../hold/expire-holds.ts';
import { toOwnBookings } from '../booking-view.ts';
import { type OwnPage, readOwnPage } from './own-page.queries.ts';
import { type AskedPage, kindOf, nameOf } from './own-page-kind.ts';
import { markOf, readPageMark } from './own-page-mark.queries.ts';
import { createOwnPageMemory, type KnownPage, type OwnPageMemory } from './own-page-memory.ts';

type OwnQuery = PageRequest & {
  readonly sort?: `dateBooked,${string}` | undefined;
  readonly showCancelled?: boolean | undefined;
  readonly showBooked?: boolean | undefined;
  readonly showFinished?: boolean | undefined;
};

const askedBy = (ctx: Context, query: OwnQuery): AskedPage => ({
  accountId: requireActor(ctx).userId,
  statuses: [
    ...(query.showBooked === false ? [] : activeStatuses),
    ...(query.showCancelled ? (['CANCELED'] as const) : []),
    ...(query.showFinished ? (['LEFT_WAITING_ZONE'] as const) : []),
  ],
  direction: sortOrder(query.sort ?? 'dateBooked,ASC').direction,
  page: query.page,
  size: query.size,
});

const noBookings: OwnPage = { counted: 0, bookings: [] };

const toPage = (ctx: Context, asked: AskedPage, { counted, bookings }: OwnPage): Page<Booking> =>
  pageOf(toOwnBookings(ctx, bookings.slice(0, asked.size)), asked, {
    ...toTotal(counted),
    last: bookings.length <= asked.size,
  });

const readNow = <T>(ctx: Context, asked: AskedPage, read: () => Promise<T>, pageIn: (found: T) => OwnPage) =>
  readCurrent(ctx, read, (found) =>
    pageIn(found)
      .bookings.slice(0, asked.size)
      .map(({ booking }) => booking),
  );

export const listOwnBookings = async (ctx: Context, query: OwnQuery): Promise<Page<Booking>> => {
  const asked = askedBy(ctx, query);
  if (asked.statuses.length === 0) return toPage(ctx, asked, noBookings);
  const found = await readNow(
    ctx,
    asked,
    () => readOwnPage(ctx.db, asked),
    (page) => page,
  );
  return toPage(ctx, asked, found);
};

/** One for each instance. */
const memories = new WeakMap<FreshCache, OwnPageMemory>();

const memoryOf = (ctx: Context): OwnPageMemory => {
  const memory = memories.get(ctx.cache) ?? createOwnPageMemory();
  memories.set(ctx.cache, memory);
  return memory;
};

/** Whether its mark tells all changes of what is shown of it. */
const isMarked = ({ bookings }: OwnPage) =>
  bookings.every(({ booking, documents }) => booking.status !== 'WAITING' && documents.length === 0);

const hasHold = ({ bookings }: OwnPage) => bookings.some(({ booking }) => isHeld(booking));

/** As it was, if it is still so; else it is read, and remembered if it can be known next time. */
const readShown = async (ctx: Context, asked: AskedPage): Promise<KnownPage['shown']> => {
  const memory = memoryOf(ctx);
  // A reason is told in the reader's language.
  const key = `${asked.accountId} ${ctx.language} ${nameOf(kindOf(asked))}`;
  const known = memory.find(key);
  if (known && (await readPageMark(ctx.db, asked)) === known.mark) return known.shown;
  const page = await readOwnPage(ctx.db, asked);
  if (!isMarked(page)) {
    memory.forget(key);
    return page;
  }
  const shown = hasHold(page) ? page : toReadyForOne(toPage(ctx, asked, page));
  memory.keep(key, { mark: markOf(page), shown, bookings: page.bookings.length });
  return shown;
};

/** For the screens, which ask every minute: what has not changed meanwhile is not read, written and compressed again. */
export const answerOwnBookings = async (
  ctx: Context,
  query: OwnQuery,
): Promise<Page<Booking> | ReadyAnswer> => {
  const asked = askedBy(ctx, query);
  if (asked.statuses.length === 0 || kindOf(asked).limit === null) return listOwnBookings(ctx, query);
  const shown = await readNow(
    ctx,
    asked,
    () => readShown(ctx, asked),
    (found) => (isReady(found) ? noBookings : found),
  );
  return isReady(shown) ? shown : toPage(ctx, asked, shown);
};

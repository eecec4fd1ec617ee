import { sql } from 'kysely';
import type { QueryOf } from '#contract/route.ts';
import type { ListEntry, ListOutlook } from '#contract/waiting-list/waiting-list.ts';
import type { waitingListRoutes } from '#contract/waiting-list/waiting-list-routes.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, toPage } from '../../../platform/db/page.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { type GivenWindows, toWindows } from '../join/judge-windows.ts';
import type { EntryRow } from './entries.queries.ts';
import { freedSince, toEntries, toEntry } from './entry-view.ts';
import { countFreedIn, countWaitingIn, lineOrder } from './line.queries.ts';
import { getVisibleEntry } from './own-entry.ts';

const answered = async (ctx: Context, page: Page<EntryRow>): Promise<Page<ListEntry>> => ({
  ...page,
  content: await toEntries(ctx, page.content),
});

const asIs = (row: EntryRow) => row;

/** An entry whose code did not come in time is over by the clock, whether the job has run or not. */
const isOpen = (now: Temporal.Instant) =>
  sql<boolean>`(state IN ('WAITING', 'OFFERED') OR (state = 'WAITING_FOR_CONFIRMATION' AND confirm_until > ${now}))`;

export const listOwnEntries = async (
  ctx: Context,
  { showEnded, ...request }: QueryOf<typeof waitingListRoutes.listOwnEntries>,
): Promise<Page<ListEntry>> => {
  const own = ctx.db
    .selectFrom('waiting_list_entry')
    .selectAll()
    .where('account_id', '=', requireActor(ctx).userId)
    .$if(showEnded !== true, (query) => query.where(isOpen(ctx.clock.now())))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return answered(ctx, await toPage(ctx.db, own, request, asIs));
};

export const listEntries = async (
  ctx: Context,
  { date, ...request }: QueryOf<typeof waitingListRoutes.listEntries>,
): Promise<Page<ListEntry>> => {
  const { from, to } = dayRange(ctx, date);
  const ofDay = ctx.db
    .selectFrom('waiting_list_entry')
    .selectAll()
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .where(
      sql<boolean>`EXISTS (SELECT FROM waiting_list_window
        WHERE entry_id = waiting_list_entry.id AND from_at < ${to} AND to_at > ${from})`,
    )
    .orderBy(sql`(${lineOrder('waiting_list_entry')})`);
  return answered(ctx, await toPage(ctx.db, ofDay, request, asIs));
};

export const getEntry = async (ctx: Context, id: string): Promise<ListEntry> =>
  toEntry(ctx, await getVisibleEntry(ctx, id));

export const foreseeWaiting = async (
  ctx: Context,
  given: { readonly windows: GivenWindows },
): Promise<ListOutlook> => {
  const windows = toWindows(given.windows);
  return {
    waiting: await countWaitingIn(ctx.db, windows),
    freedIn7Days: await countFreedIn(ctx.db, windows, freedSince(ctx)),
  };
};

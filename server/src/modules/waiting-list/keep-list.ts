import { type Context, inTransaction } from '../../platform/context/context.ts';
import { isDatabaseAway } from '../../platform/db/retryable.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { bookedBeside, endEntry } from './entry/end-entry.ts';
import { findEntry } from './entry/entries.queries.ts';
import { freedSince } from './entry/entry-view.ts';
import { isUnconfirmed } from './join/unconfirmed.ts';
import { drawDueLots } from './lot/draw-lots.ts';
import { offerFreedPlaces } from './offering/offer-freed-places.ts';

export const keepListJob = defineJob<Record<string, never>>('keep-waiting-list', { retryLimit: 0 });

/** Lists entries whose code did not come in time, and entries to which no place can be offered any more. */
const listOver = (ctx: Context, lastStart: Temporal.Instant) =>
  ctx.db
    .selectFrom('waiting_list_entry')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'WAITING'), eb('over_at', '<=', lastStart)]),
        and([
          eb('state', '=', 'WAITING_FOR_CONFIRMATION'),
          or([eb('confirm_until', '<=', ctx.clock.now()), eb('confirm_until', 'is', null)]),
        ]),
      ]),
    )
    .execute();

const endOne = (ctx: Context, id: string, lastStart: Temporal.Instant) =>
  inTransaction(ctx, async (trx) => {
    const entry = await findEntry(trx.db, id);
    if (!entry) return;
    if (isUnconfirmed(entry, trx.clock.now())) await endEntry(trx, entry, 'NOT_CONFIRMED');
    else if (entry.state === 'WAITING' && Temporal.Instant.compare(entry.over_at, lastStart) <= 0)
      await endEntry(trx, entry, (await bookedBeside(trx, entry)) ? 'BOOKED' : 'TIME_OVER');
  });

const endOver = async (ctx: Context): Promise<void> => {
  const { bookingLeadMinutes } = await getBookingParams(ctx);
  const lastStart = ctx.clock.now().add({ minutes: bookingLeadMinutes });
  for (const { id } of await listOver(ctx, lastStart)) {
    try {
      await endOne(ctx, id, lastStart);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      ctx.log.error({ err: error, entryId: id }, 'an entry of the waiting list could not be ended');
    }
  }
};

/** Runs each minute: does what no event triggers, and what an instance that died left undone. */
export const keepList = async (ctx: Context): Promise<void> => {
  await endOver(ctx);
  await drawDueLots(ctx);
  await offerFreedPlaces(ctx);
  await ctx.db.deleteFrom('freed_place').where('freed_at', '<=', freedSince(ctx).since).execute();
};

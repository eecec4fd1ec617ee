import { releaseOverdue } from '../../../platform/acts/release-act.ts';
import { listDue, markReleased } from '../../../platform/acts/waiting-acts.queries.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { forgetBookingsOfActs } from '../booking/acts/act-bookings.queries.ts';
import { offerPlacesJob } from '../booking/offers/free-offered.ts';
import { type ActRow, actTable } from './closures.queries.ts';
import { tellOfClosure } from './told-of-closure.ts';

/** Sends the messages of the act and offers freed places. Nothing happens if it was released or undone before. */
export const release = async (ctx: TrxContext, actId: string, due: 'due' | 'at once'): Promise<boolean> => {
  const act = await markReleased<ActRow>(ctx.db, actTable, actId, ctx.clock.now(), due);
  if (!act) return false;
  await tellOfClosure(ctx, act.told);
  if (act.type === 'SHORTENED') await ctx.jobs.enqueue(ctx, offerPlacesJob, { closureId: act.closure_id });
  return true;
};

/** Releases acts on closures and all other acts whose time to undo is over. */
export const releaseDueActs = async (ctx: Context): Promise<void> => {
  for (const id of await listDue(ctx.db, actTable, ctx.clock.now()))
    await inTransaction(ctx, (trx) => release(trx, id, 'due'));
  await releaseOverdue(ctx);
  await forgetBookingsOfActs(ctx.db);
};

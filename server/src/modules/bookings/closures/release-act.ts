import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { offerPlacesJob } from '../booking/closure-offers.ts';
import { listDueActs, releaseAct } from './closures.queries.ts';
import { releaseActsJob, undoSeconds } from './record-act.ts';
import { tellOfClosure } from './told-of-closure.ts';

/** Sends the messages of the act and offers freed places. Nothing happens if it was released or undone before. */
export const release = async (ctx: TrxContext, actId: string, due: 'due' | 'at once'): Promise<boolean> => {
  const act = await releaseAct(ctx.db, actId, ctx.clock.now(), due);
  if (!act) return false;
  await tellOfClosure(ctx, act.told);
  if (act.type === 'SHORTENED') await ctx.jobs.enqueue(ctx, offerPlacesJob, { closureId: act.closure_id });
  return true;
};

/** Runs a second after the time for an undo is over, because the clocks of instance and database may differ. */
export const releaseLater = (ctx: TrxContext): Promise<void> =>
  ctx.jobs.enqueueAll(ctx, releaseActsJob, [{ data: {}, startAfterSeconds: undoSeconds + 1 }]);

export const releaseDueActs = async (ctx: Context): Promise<void> => {
  for (const { id } of await listDueActs(ctx.db, ctx.clock.now()))
    await inTransaction(ctx, (trx) => release(trx, id, 'due'));
};

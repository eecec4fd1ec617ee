import { type Context, inTransaction, type TrxContext } from '../context/context.ts';
import { type ActRow, forgetBefore } from './acts.queries.ts';
import { listDue, markReleased } from './waiting-acts.queries.ts';

const table = 'operator_act';

/** Sends the act's messages. False: the act was released or undone before. */
export const releaseAct = async (ctx: TrxContext, id: string, due: 'due' | 'at once'): Promise<boolean> => {
  const act = await markReleased<ActRow>(ctx.db, table, id, ctx.clock.now(), due);
  if (!act) return false;
  await forgetBefore(ctx.db, id);
  await ctx.jobs.releaseHeld(ctx, id);
  return true;
};

export const releaseOverdue = async (ctx: Context): Promise<void> => {
  for (const id of await listDue(ctx.db, table, ctx.clock.now()))
    await inTransaction(ctx, (trx) => releaseAct(trx, id, 'due'));
};

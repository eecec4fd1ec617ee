import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { lockSlots } from '../places.queries.ts';
import { listRestedSlots, releaseRested } from './resting.queries.ts';

export const freeRested = async (ctx: Context): Promise<number> => {
  const starts = await listRestedSlots(ctx.db, ctx.clock.now());
  if (starts.length === 0) return 0;
  return inTransaction(ctx, async (trx) => {
    await lockSlots(trx.db, starts);
    return releaseRested(trx.db, starts, trx.clock.now());
  });
};

import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { removeContentLater } from '../../documents/files/remove-content.ts';
import { deleteExpiredCopies, listStaleCopies } from './data-copies.queries.ts';
import { giveUpCopy } from './make-copy.ts';

/** Longer than all attempts together can take. */
const staleHours = 24;

export const sweepCopiesJob = defineJob<Record<string, never>>('sweep-data-copies');

export const sweepCopies = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (trx) => {
    for (const id of await deleteExpiredCopies(trx.db, now)) await removeContentLater(trx, id);
  });
  for (const copy of await listStaleCopies(ctx.db, now.subtract({ hours: staleHours })))
    await giveUpCopy(ctx, copy);
};

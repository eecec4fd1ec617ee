import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { deleteUnattached } from './files.queries.ts';
import { removeContentLater } from './remove-content.ts';

const keptHours = 24;
const batch = 100;

export const sweepFilesJob = defineJob<Record<string, never>>('sweep-files');

const sweepBatch = (ctx: Context, before: Temporal.Instant) =>
  inTransaction(ctx, async (trx) => {
    const ids = await deleteUnattached(trx.db, before, batch);
    for (const id of ids) await removeContentLater(trx, id);
    return ids.length;
  });

/** Deletes files never attached to a vehicle or booking, including unfinished uploads. Returns how many. */
export const sweepFiles = async (ctx: Context): Promise<number> => {
  const before = ctx.clock.now().subtract({ hours: keptHours });
  for (let total = 0; ; ) {
    const swept = await sweepBatch(ctx, before);
    total += swept;
    if (swept < batch) return total;
  }
};

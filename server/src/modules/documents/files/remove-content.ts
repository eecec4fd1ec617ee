import type { TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** The retries span about half a day of storage outage. */
export const removeContentJob = defineJob<{ fileId: string }>('remove-file-content', {
  retryLimit: 20,
  retryDelay: 5,
});

/** Storage is not transactional, so the removal is enqueued as a job in the transaction. */
export const removeContentLater = (ctx: TrxContext, fileId: string): Promise<void> =>
  ctx.jobs.enqueue(ctx, removeContentJob, { fileId });

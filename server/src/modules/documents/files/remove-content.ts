import type { TrxContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Up to half a day of a storage that is away. */
export const removeContentJob = defineJob<{ fileId: string }>('remove-file-content', {
  retryLimit: 20,
  retryDelay: 5,
});

/** The storage cannot take part in a transaction, so what is to go is written down in it. */
export const removeContentLater = (ctx: TrxContext, fileId: string): Promise<void> =>
  ctx.jobs.enqueue(ctx, removeContentJob, { fileId });

import type { Jobs } from '../context.ts';
import { defineJob } from '../jobs/job.ts';

const keptDays = 7;

export const sweepOutboxJob = defineJob<Record<string, never>>('sweep-outbox');

/** Kept messages hold codes, phones and addresses: a week is enough to look at them. */
export const sweepOutboxDaily = (jobs: Jobs): void => {
  jobs.handle(sweepOutboxJob, async ({ db, clock }) => {
    const oldest = clock.now().subtract({ hours: 24 * keptDays });
    await db.deleteFrom('outbox_message').where('created_at', '<', oldest).execute();
  });
  jobs.schedule(sweepOutboxJob, '40 3 * * *');
};

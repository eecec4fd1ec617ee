import { defineJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';

const keptDays = 7;

export const sweepOutboxJob = defineJob<Record<string, never>>('sweep-outbox');

/** The outbox holds codes, phones and addresses, so it is kept for a week only. */
export const sweepOutboxDaily = (jobs: Jobs): void => {
  jobs.handle(sweepOutboxJob, async ({ db, clock }) => {
    const oldest = clock.now().subtract({ hours: 24 * keptDays });
    await db.deleteFrom('outbox_message').where('created_at', '<', oldest).execute();
  });
  jobs.schedule(sweepOutboxJob, '40 3 * * *');
};

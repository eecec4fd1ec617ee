import type { Context } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Who was asked and what he said stays in the booking's history. */
const keptDays = 7;

export const sweepComingJob = defineJob<Record<string, never>>('sweep-coming');

export const sweepComing = async ({ db, clock }: Context): Promise<void> => {
  await db
    .deleteFrom('coming')
    .where('slot_at', '<', clock.now().subtract({ hours: 24 * keptDays }))
    .execute();
};

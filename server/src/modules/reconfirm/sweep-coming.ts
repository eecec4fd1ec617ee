import type { Context } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** The rows are deleted after this time. The booking's history keeps who was asked and what he answered. */
const keptDays = 7;

export const sweepComingJob = defineJob<Record<string, never>>('sweep-coming');

export const sweepComing = ({ db, clock }: Context) =>
  db
    .deleteFrom('coming')
    .where('slot_at', '<', clock.now().subtract({ hours: 24 * keptDays }))
    .execute();

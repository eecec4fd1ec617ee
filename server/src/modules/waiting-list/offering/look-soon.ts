import type { TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { FreedPlace } from '../../slots/resting/free-place.ts';

/** Offers resting places to those who wait. One job at a time on an instance, because each run looks at everything. */
export const offerFreedJob = defineJob<Record<string, never>>('offer-freed-places', { concurrency: 1 });

/**
 * Enqueued without `heldBy`: an act that can be undone does not hold the job back, because what it frees has a
 * delay of its own.
 */
export const lookSoon = ({ db, jobs }: Pick<TrxContext, 'db' | 'jobs'>): Promise<void> =>
  jobs.enqueue({ db }, offerFreedJob, {});

/** The job runs a little late, because the clocks of the instances and of the database may differ. */
const marginSeconds = 1;

export const lookWhenOffered = async (ctx: TrxContext, { offerFrom }: FreedPlace): Promise<void> => {
  if (!offerFrom) return lookSoon(ctx);
  const seconds = Math.ceil(offerFrom.since(ctx.clock.now()).total('seconds')) + marginSeconds;
  await ctx.jobs.enqueueAll({ db: ctx.db }, offerFreedJob, [{ data: {}, startAfterSeconds: seconds }]);
};

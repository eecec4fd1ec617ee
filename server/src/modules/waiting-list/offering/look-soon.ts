import type { TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { FreedPlace } from '../../slots/resting/free-place.ts';

/** Offers what rests to those who wait. One at a time on an instance: each looks at everything. */
export const offerFreedJob = defineJob<Record<string, never>>('offer-freed-places', { concurrency: 1 });

/** Not held back by an act that can be undone: what it frees waits by itself. */
export const lookSoon = ({ db, jobs }: Pick<TrxContext, 'db' | 'jobs'>): Promise<void> =>
  jobs.enqueue({ db }, offerFreedJob, {});

/** A second later than it may be offered: the clocks of instances and database may differ. */
const marginSeconds = 1;

export const lookWhenOffered = async (ctx: TrxContext, { offerFrom }: FreedPlace): Promise<void> => {
  if (!offerFrom) return lookSoon(ctx);
  const seconds = Math.ceil(offerFrom.since(ctx.clock.now()).total('seconds')) + marginSeconds;
  await ctx.jobs.enqueueAll({ db: ctx.db }, offerFreedJob, [{ data: {}, startAfterSeconds: seconds }]);
};

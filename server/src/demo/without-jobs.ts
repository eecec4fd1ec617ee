import type { Context } from '../platform/context/context.ts';

/** Discards enqueued jobs: for made-up demo data, about which nobody must be notified. */
export const withoutJobs = <C extends Pick<Context, 'jobs'>>(ctx: C): C => ({
  ...ctx,
  jobs: { ...ctx.jobs, enqueue: async () => undefined, enqueueAll: async () => undefined },
});

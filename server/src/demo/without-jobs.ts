import type { Context } from '../platform/context/context.ts';

/** Discards enqueued jobs, because nobody must be notified about invented data. */
export const withoutJobs = <C extends Pick<Context, 'jobs'>>(ctx: C): C => ({
  ...ctx,
  jobs: { ...ctx.jobs, enqueue: async () => undefined, enqueueAll: async () => undefined },
});

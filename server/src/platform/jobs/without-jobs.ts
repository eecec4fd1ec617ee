import type { Context } from '../context.ts';

/** The same, but nothing that is enqueued is ever done: for what is made up, of which nobody is told. */
export const withoutJobs = <C extends Pick<Context, 'jobs'>>(ctx: C): C => ({
  ...ctx,
  jobs: { ...ctx.jobs, enqueue: async () => undefined, enqueueAll: async () => undefined },
});

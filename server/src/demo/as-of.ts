import { hasConsoleRole } from '#kernel/access.ts';
import type { Account } from '../modules/accounts/account/accounts.queries.ts';
import type { Context } from '../platform/context/context.ts';
import { actorOf } from './demo-accounts.ts';

/** Discards enqueued jobs, because nobody must be notified about invented data. */
export const withoutJobs = <C extends Pick<Context, 'jobs'>>(ctx: C): C => ({
  ...ctx,
  jobs: { ...ctx.jobs, enqueue: async () => undefined, enqueueAll: async () => undefined },
});

/** A context in which the account acts at a past moment and nobody is told. */
export const asOf = (ctx: Context, account: Account, at: Temporal.Instant): Context => {
  const actor = actorOf(account, hasConsoleRole(account.roles) ? 'admin' : 'web');
  return { ...withoutJobs(ctx), actor, clock: { now: () => at } };
};

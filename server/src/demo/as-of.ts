import { hasConsoleRole } from '#kernel/access.ts';
import type { Account } from '../modules/accounts/account/accounts.queries.ts';
import type { Context } from '../platform/context/context.ts';
import { actorOf } from './demo-accounts.ts';
import { withoutJobs } from './without-jobs.ts';

/** What the account does at a past moment; nobody is told. */
export const asOf = (ctx: Context, account: Account, at: Temporal.Instant): Context => {
  const actor = actorOf(account, hasConsoleRole(account.roles) ? 'admin' : 'web');
  return { ...withoutJobs(ctx), actor, clock: { now: () => at } };
};

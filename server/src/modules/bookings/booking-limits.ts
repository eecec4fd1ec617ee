import { isAdmin } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { type Limit, requireWithin } from '../../platform/limits/limits.ts';

const attempts: Limit = { name: 'booking-attempts', points: 'bookingAttemptsPerAccount', seconds: 60 };
const sends: Limit = { name: 'send-booking', points: 'sendsPerAccount', seconds: 3600 };

const requireOfDriver = async (ctx: Context, limits: readonly Limit[], accountId: string): Promise<void> => {
  if (!isAdmin(ctx.actor)) await requireWithin(ctx, limits, accountId);
};

/** An attempt to book. Whether it gets as far as a code is not known yet: that is counted when it does. */
export const countAttempt = (ctx: Context, accountId: string) => requireOfDriver(ctx, [attempts], accountId);

/** An attempt that will send a code if it succeeds. */
export const countAttemptAndSend = (ctx: Context, accountId: string) =>
  requireOfDriver(ctx, [attempts, sends], accountId);

/** Counted before the transaction, so that a code that could not be sent counts as well. */
export const countSend = (ctx: Context, accountId: string) => requireOfDriver(ctx, [sends], accountId);

import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  type Counting,
  countingEach,
  type Limit,
  takeEach,
  tooMany,
} from '../../../platform/limits/limits.ts';

/** How often of each; the setting LIMITS changes them. */
export const bookingsLimits = { bookingAttemptsPerAccount: 60, lookUpsPerKiosk: 30 };

type BookingsLimits = typeof bookingsLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends BookingsLimits {}
}

const attempts: Limit = { name: 'booking-attempts', points: 'bookingAttemptsPerAccount', seconds: 60 };
const sends: Limit = { name: 'send-booking', points: 'sendsPerAccount', seconds: 3600 };

type Taken = Awaited<ReturnType<typeof takeEach>>;

const requireNoneOver = (taken: Taken): void => {
  const over = taken.find(({ isOver }) => isOver);
  if (over) throw tooMany(over.retryAfterSeconds);
};

/**
 * Attempts that send codes if they succeed, counted in the transaction that makes them: what is rolled back does not
 * count, and is counted as a refusal if it was one.
 */
export const countingAttempts = (
  ctx: Parameters<typeof countingEach>[0],
  accountIds: readonly string[],
): Counting => countingEach(ctx, [sends, attempts], accountIds);

/** In the transaction that has counted: these were refused and have sent nothing. */
export const withoutSending = (counting: Counting, accountIds: readonly string[]) => [
  counting.giveBack(sends, accountIds),
];

/** In the transaction that has counted: these are counted elsewhere. */
export const withoutAttempt = (counting: Counting, accountIds: readonly string[]) => [
  counting.giveBack(sends, accountIds),
  counting.giveBack(attempts, accountIds),
];

/** Refused attempts of several accounts; says whose were too many. */
export const countAttempts = async (
  ctx: Context,
  accountIds: readonly string[],
): Promise<(accountId: string) => AppError | undefined> => {
  const counting = countingEach(ctx, [attempts], accountIds);
  const { rows } = await ctx.db.executeQuery(counting.statement);
  return (accountId) => counting.refusalOf(rows, accountId);
};

/** An attempt that sends no code. */
export const countAttempt = async (ctx: Context, accountId: string | undefined): Promise<void> => {
  if (isAdmin(ctx.actor) || accountId === undefined) return;
  requireNoneOver(await takeEach(ctx, [attempts], accountId));
};

/** What `work` refuses was an attempt; what it lets pass is counted there, or where it goes on. */
export const countRefusals = async <T>(
  ctx: Context,
  accountId: string | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) await countAttempt(ctx, accountId);
    throw error;
  }
};

/**
 * Counted before, so that no more codes go out at the same moment than may; what is refused has sent none. What fails
 * in another way may have sent one, and counts.
 */
const counted = async <T>(
  ctx: Context,
  accountId: string | undefined,
  others: readonly Limit[],
  work: () => Promise<T>,
): Promise<T> => {
  if (isAdmin(ctx.actor) || accountId === undefined) return work();
  const taken = await takeEach(ctx, [sends, ...others], accountId);
  try {
    requireNoneOver(taken);
    return await work();
  } catch (error) {
    if (error instanceof AppError) await taken[0]?.giveBack();
    throw error;
  }
};

/** An attempt to book, which sends a code if it succeeds. */
export const attemptToSend = <T>(
  ctx: Context,
  accountId: string | undefined,
  work: () => Promise<T>,
): Promise<T> => counted(ctx, accountId, [attempts], work);

/** Anything else that sends a code if it succeeds. */
export const sendingCode = <T>(ctx: Context, accountId: string, work: () => Promise<T>): Promise<T> =>
  counted(ctx, accountId, [], work);

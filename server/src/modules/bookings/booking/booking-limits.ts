import { isOperator } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  type Counting,
  countingEach,
  type Limit,
  takeEach,
  tooMany,
} from '../../../platform/limits/limits.ts';

/** Defaults; the setting LIMITS overrides them. */
export const bookingsLimits = { bookingAttemptsPerAccount: 60, lookUpsPerKiosk: 30 };

type BookingsLimits = typeof bookingsLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends BookingsLimits {}
}

const attempts: Limit = { name: 'booking-attempts', points: 'bookingAttemptsPerAccount', seconds: 60 };
const sends: Limit = { name: 'send-booking', points: 'sendsPerAccount', seconds: 3600 };

type LimitResults = Awaited<ReturnType<typeof takeEach>>;

const requireNoneOver = (taken: LimitResults): void => {
  const over = taken.find(({ isOver }) => isOver);
  if (over) throw tooMany(over.retryAfterSeconds);
};

/**
 * Counts attempts that send a code if they succeed, in the booking's own transaction: a rollback undoes the
 * count, and `countRefusals` then counts the attempt if it was refused.
 */
export const countingAttempts = (
  ctx: Parameters<typeof countingEach>[0],
  accountIds: readonly string[],
): Counting => countingEach(ctx, [sends, attempts], accountIds);

/** Gives back the sends of refused members, because no code was sent to them. */
export const withoutSending = (counting: Counting, accountIds: readonly string[]) => [
  counting.giveBack(sends, accountIds),
];

/** Gives back sends and attempts of members that are booked alone, because they are counted again there. */
export const withoutAttempt = (counting: Counting, accountIds: readonly string[]) => [
  counting.giveBack(sends, accountIds),
  counting.giveBack(attempts, accountIds),
];

export const countAttempts = async (
  ctx: Context,
  accountIds: readonly string[],
): Promise<(accountId: string) => AppError | undefined> => {
  const counting = countingEach(ctx, [attempts], accountIds);
  const { rows } = await ctx.db.executeQuery(counting.statement);
  return (accountId) => counting.refusalOf(rows, accountId);
};

export const countAttempt = async (ctx: Context, accountId: string | undefined): Promise<void> => {
  if (isOperator(ctx.actor) || accountId === undefined) return;
  requireNoneOver(await takeEach(ctx, [attempts], accountId));
};

/** Counts a refused `work` as an attempt. A success is counted inside `work`, or by what follows it. */
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
 * Counts before `work`, so that concurrent requests cannot send more codes than allowed. A refusal
 * (AppError) has sent none and is given back; any other failure may have sent one and counts.
 */
const counted = async <T>(
  ctx: Context,
  accountId: string | undefined,
  others: readonly Limit[],
  work: () => Promise<T>,
): Promise<T> => {
  if (isOperator(ctx.actor) || accountId === undefined) return work();
  const taken = await takeEach(ctx, [sends, ...others], accountId);
  try {
    requireNoneOver(taken);
    return await work();
  } catch (error) {
    if (error instanceof AppError) await taken[0]?.giveBack();
    throw error;
  }
};

export const attemptToSend = <T>(
  ctx: Context,
  accountId: string | undefined,
  work: () => Promise<T>,
): Promise<T> => counted(ctx, accountId, [attempts], work);

export const sendingCode = <T>(ctx: Context, accountId: string, work: () => Promise<T>): Promise<T> =>
  counted(ctx, accountId, [], work);

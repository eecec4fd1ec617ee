import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { addPoints, DatabaseLimiter, returnPoint } from './database-limiter.ts';
import type { LimitNumbers } from './limit-numbers.ts';

/** So much of something in a window that begins with the first one. */
export type Limit = {
  readonly name: string;
  readonly points: keyof LimitNumbers;
  /** Where the limit is a multiple of the configured number. */
  readonly times?: number;
  readonly seconds: number;
};

type Taken = {
  readonly isOver: boolean;
  readonly retryAfterSeconds: number;
  /** For what turned out not to count. */
  giveBack(): Promise<void>;
};

/** Limits are taken before any transaction: what is rolled back still counts unless it is given back. */
type LimitContext = Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>;

const consume = async (limiter: DatabaseLimiter, key: string): Promise<[RateLimiterRes, boolean]> => {
  try {
    return [await limiter.consume(key), false];
  } catch (error) {
    if (error instanceof RateLimiterRes) return [error, true];
    throw error;
  }
};

const keyOf = ({ secrets }: Pick<LimitContext, 'secrets'>, limit: Limit, parts: readonly string[]) =>
  `${limit.name}:${secrets.hash('limit', JSON.stringify(parts))}`;

const pointsOf = ({ config }: Pick<LimitContext, 'config'>, limit: Limit) =>
  config.limits[limit.points] * (limit.times ?? 1);

/** Counts one of each of several limits of the same thing, in one statement. In the order of `limits`. */
export const takeEach = async (
  ctx: LimitContext,
  limits: readonly Limit[],
  ...parts: readonly string[]
): Promise<Taken[]> => {
  const now = ctx.clock.now().epochMilliseconds;
  const given = limits.map((limit) => ({
    key: keyOf(ctx, limit, parts),
    points: 1,
    msDuration: limit.seconds * 1000,
  }));
  const rows = await addPoints(ctx.db, now, given);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return limits.flatMap((limit) => {
    const row = byKey.get(keyOf(ctx, limit, parts));
    if (!row) return [];
    return {
      isOver: row.points > pointsOf(ctx, limit),
      retryAfterSeconds: (row.expire - now) / 1000,
      giveBack: () => returnPoint(ctx.db, row.key, row.expire),
    };
  });
};

/** Counts one. Keys hold phones, e-mails and addresses, so only their keyed hash is stored. */
export const takeOne = async (
  ctx: LimitContext,
  limit: Limit,
  ...parts: readonly string[]
): Promise<Taken> => {
  const limiter = new DatabaseLimiter(ctx.db, ctx.clock, {
    points: pointsOf(ctx, limit),
    duration: limit.seconds,
  });
  const key = keyOf(ctx, limit, parts);
  const [state, isOver] = await consume(limiter, key);
  return {
    isOver,
    retryAfterSeconds: state.msBeforeNext / 1000,
    giveBack: async () => {
      await limiter.reward(key, 1);
    },
  };
};

export const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });

import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { DatabaseLimiter } from './database-limiter.ts';
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

/** Limits are taken before any transaction, so that what is refused or rolled back still counts. */
type LimitContext = Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>;

const consume = async (limiter: DatabaseLimiter, key: string): Promise<[RateLimiterRes, boolean]> => {
  try {
    return [await limiter.consume(key), false];
  } catch (error) {
    if (error instanceof RateLimiterRes) return [error, true];
    throw error;
  }
};

/** Counts one. Keys hold phones, e-mails and addresses, so only their keyed hash is stored. */
export const takeOne = async (
  { db, clock, config, secrets }: LimitContext,
  limit: Limit,
  ...parts: readonly string[]
): Promise<Taken> => {
  const points = config.limits[limit.points] * (limit.times ?? 1);
  const limiter = new DatabaseLimiter(db, clock, { points, duration: limit.seconds });
  const key = `${limit.name}:${secrets.hash('limit', JSON.stringify(parts))}`;
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

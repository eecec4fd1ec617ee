import type { Context } from '../context.ts';

/** A kind of work that is written down in the caller's transaction and done after it, at least once. */
export type Job<T extends object> = {
  readonly name: string;
  readonly retryLimit: number;
  /** Seconds before the first retry; doubles each time, up to an hour. */
  readonly retryDelay: number;
  readonly payload?: T;
};

export const defineJob = <T extends object>(
  name: string,
  options: { readonly retryLimit?: number; readonly retryDelay?: number } = {},
): Job<T> => ({ name, retryLimit: options.retryLimit ?? 5, retryDelay: options.retryDelay ?? 5 });

/** `ctx` has no actor and no open transaction. */
export type JobHandler<T extends object> = (ctx: Context, data: T) => Promise<void>;

import type { Context } from '../context/context.ts';

type JobOptions = {
  readonly retryLimit: number;
  /** Upper bound of the first delay in seconds; doubles each time, up to an hour. */
  readonly retryDelay: number;
  /** Seconds after which a job of a dead or hanging worker is retried. */
  readonly expireSeconds: number;
  readonly concurrency: number;
};

/** Work recorded in the caller's transaction and executed after it, at least once. */
export type Job<T extends object> = JobOptions & {
  readonly name: string;
  readonly payload?: T;
};

const defaults: JobOptions = { retryLimit: 5, retryDelay: 5, expireSeconds: 900, concurrency: 5 };

export const defineJob = <T extends object>(name: string, options: Partial<JobOptions> = {}): Job<T> => ({
  ...defaults,
  ...options,
  name,
});

export type JobHandler<T extends object> = (ctx: Context, data: T) => Promise<void>;

type JobOptions = {
  readonly retryLimit: number;
  /** Seconds before the first retry, at most; doubles each time, up to an hour. */
  readonly retryDelay: number;
  /** Seconds after which a job whose worker died is tried again, and a worker that hangs is given up. */
  readonly expireSeconds: number;
  /** How many are done at once on each instance. */
  readonly concurrency: number;
};

/** A kind of work that is written down in the caller's transaction and done after it, at least once. */
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

/** The context has no actor and no open transaction. */
export type JobHandler<C, T extends object> = (ctx: C, data: T) => Promise<void>;

import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';
import type { Context } from '../context/context.ts';
import { isOutage } from '../db/outage.ts';
import type { Readiness } from '../log/readiness.ts';
import type { Job, JobHandler } from './job.ts';

export type Registration = { readonly job: Job<object>; readonly handler: JobHandler<object> };

type Outcome = { readonly id: string; readonly status: 'completed' | 'failed'; readonly output?: object };

/** Logs what the handler throws, because the queue only learns that the job is to be tried again. */
export const attempt = async (
  { job, handler }: Registration,
  due: JobWithMetadata<object>,
  ctx: Context,
  { log, readiness }: { readonly log: FastifyBaseLogger; readonly readiness: Readiness },
): Promise<Outcome> => {
  try {
    await handler(ctx, due.data);
    return { id: due.id, status: 'completed' };
  } catch (error) {
    const facts = { err: error, job: job.name, jobId: due.id, attempt: due.retryCount + 1 };
    const final = due.retryCount >= due.retryLimit;
    ctx.metrics.failedJobs.inc({ queue: job.name, final: String(final) });
    if (final) log.error(facts, 'a job failed for the last time and is given up');
    else if (!isOutage(error, readiness)) log.warn(facts, 'a job failed and will be tried again');
    return { id: due.id, status: 'failed', output: { message: String(error) } };
  }
};

import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import type { JobWithMetadata, PgBoss, QueueResult } from 'pg-boss';
import type { Context, HeldBy } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { withCommit } from '../db/one-trip.ts';
import { isOutage } from '../db/outage.ts';
import type { Trx } from '../db/transact.ts';
import type { Readiness } from '../log/readiness.ts';
import { attempt, type Registration } from './attempt.ts';
import { createBoss } from './boss.ts';
import { createDrain } from './drain.ts';
import { holdJobs, takeHeldJobs } from './held-jobs.queries.ts';
import type { Job, JobHandler } from './job.ts';
import { hasDueJobs } from './jobs.queries.ts';

/** With `heldBy` a job is not enqueued before the act is released. */
type Writer = { readonly db: Trx; readonly heldBy?: HeldBy | undefined };

export type Jobs = {
  handle<T extends object>(job: Job<T>, handler: JobHandler<T>): void;
  /** Cron in the checkpoint's time zone; runs on one instance. */
  schedule(job: Job<Record<string, never>>, cron: string): void;
  /** Written with the caller's COMMIT: exists if and only if that succeeds. The same id is written once. */
  enqueue<T extends object>(ctx: Writer, job: Job<T>, data: T, id?: string): Promise<void>;
  enqueueAll<T extends object>(
    ctx: Writer,
    job: Job<T>,
    all: readonly { readonly data: T; readonly id?: string; readonly startAfterSeconds?: number }[],
  ): Promise<void>;
  /** Enqueues what an act has held back. */
  releaseHeld(ctx: { readonly db: Trx }, actId: string): Promise<void>;
  start(context: () => Context): Promise<void>;
  /** Finishes running jobs; starts no more on this instance until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
  /** Waits until nothing is due, at most `withinMs`: for readers of what a job is about to write. */
  settle(withinMs: number): Promise<void>;
  /** For tests without workers: runs all due jobs in order and returns their number. */
  drain(): Promise<number>;
};

declare module '../context/context.ts' {
  interface Services {
    readonly jobs: Jobs;
  }
}

const completedKeptSeconds = 3600;
const longestRetrySeconds = 3600;
/** Polling finds retries and what a lost notification announced. Scheduled jobs can wait longer. */
const pollSeconds = { usual: 2, scheduled: 15 };
/** Debounce: fetching one job costs as much as fetching twenty. */
const gatheredMs = 50;
const settleStepMs = 20;
/** A job cut off here is retried by another worker. */
const stopMs = 2000;

const queueOptions = (job: Job<object>, notify: boolean) => ({
  retryLimit: job.retryLimit,
  retryDelay: job.retryDelay,
  retryBackoff: true,
  retryDelayMax: longestRetrySeconds,
  expireInSeconds: job.expireSeconds,
  deleteAfterSeconds: completedKeptSeconds,
  notify,
});

/** Leaves an existing queue with the same options alone. */
const openQueue = async (boss: PgBoss, job: Job<object>, notify: boolean, found?: QueueResult) => {
  const options = queueOptions(job, notify);
  if (!found) await boss.createQueue(job.name, options);
  else if (!isDeepStrictEqual({ ...found, ...options }, found)) await boss.updateQueue(job.name, options);
  else return 'as it was';
  return 'changed';
};

/** Writes jobs along with COMMIT, because nobody needs the result. */
const writingWithCommit = (trx: Trx, wake: () => void) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    await withCommit(trx, CompiledQuery.raw(text, values), wake);
    return { rows: [] };
  },
});

export const createJobs = (
  database: Database,
  log: FastifyBaseLogger,
  options: { readonly readiness: Readiness; readonly manual: boolean; readonly timeZone: string },
): Jobs => {
  const boss = createBoss(database, options);
  const tellers = { log, readiness: options.readiness };
  const registrations: Registration[] = [];
  const schedules: { readonly job: Job<Record<string, never>>; readonly cron: string }[] = [];
  let contextOf: (() => Context) | undefined;
  // While the database is away every queue reports so at every poll.
  boss.on('error', (error) => {
    if (!isOutage(error, options.readiness)) log.error({ err: error }, 'the job queue reported an error');
  });

  const isScheduled = ({ name }: Job<object>) => schedules.some(({ job }) => job.name === name);

  const workers = new Map<string, string>();
  const waking = new Map<string, NodeJS.Timeout>();

  const wakeSoon = ({ name }: Job<object>) => {
    if (waking.has(name)) return;
    const wake = () => {
      waking.delete(name);
      boss.notifyWorker(workers.get(name) ?? '');
    };
    waking.set(name, setTimeout(wake, gatheredMs).unref());
  };

  // A worker notified while busy fetches only once more, so with small batches the rest would wait for the
  // poll; burstWhenBatchFull keeps fetching. Retries, and jobs of a busy instance, are found by polling.
  const work = async (registration: Registration, context: () => Context) => {
    const seconds = isScheduled(registration.job) ? pollSeconds.scheduled : pollSeconds.usual;
    const id = await boss.work(
      registration.job.name,
      {
        pollingIntervalSeconds: seconds,
        notifyPollingIntervalSeconds: seconds,
        batchSize: registration.job.concurrency,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
      },
      (batch: JobWithMetadata<object>[]) =>
        Promise.all(batch.map((due) => attempt(registration, due, context(), tellers))),
    );
    workers.set(registration.job.name, id);
  };

  const doNext = async (registration: Registration) => {
    if (!contextOf) throw new Error('The jobs have not been started');
    const { name } = registration.job;
    const [due] = await boss.fetch<object>(name, { includeMetadata: true });
    if (!due) return false;
    const { status, output } = await attempt(registration, due, contextOf(), tellers);
    if (status === 'completed') await boss.complete(name, due.id);
    else await boss.fail(name, due.id, output);
    return true;
  };

  const write: Jobs['enqueueAll'] = async ({ db, heldBy }, job, all) => {
    if (heldBy) return holdJobs(db, heldBy.actId, job.name, all);
    // In-process instead of NOTIFY, which serializes all commits; NOTIFY is used for scheduled jobs only.
    const wake = () => wakeSoon(job as Job<object>);
    const rows = all.map(({ startAfterSeconds: startAfter, ...row }) => ({
      ...row,
      ...(startAfter !== undefined && { startAfter }),
    }));
    await boss.insert(job.name, rows, { db: writingWithCommit(db, wake) });
  };

  return {
    handle: (job, handler) => {
      registrations.push({ job: job as Job<object>, handler: handler as JobHandler<object> });
    },
    schedule: (job, cron) => {
      schedules.push({ job, cron });
    },
    enqueue: (ctx, job, data, id) => write(ctx, job, [{ data, ...(id !== undefined && { id }) }]),
    enqueueAll: write,
    releaseHeld: async (ctx, actId) => {
      const held = await takeHeldJobs(ctx.db, actId);
      for (const { job } of registrations) {
        const own = held.filter(({ queue }) => queue === job.name);
        if (own.length > 0)
          await write(
            ctx,
            job,
            own.map(({ id, data }) => ({ id, data })),
          );
      }
    },
    start: async (context) => {
      contextOf = context;
      await boss.start();
      const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const registration of registrations) {
        const { job } = registration;
        const queue = await openQueue(boss, job, isScheduled(job), found.get(job.name));
        // For an unknown queue pg-boss would query its options on a second connection inside our transaction.
        // So each new or changed queue is touched once before the first request.
        if (!options.manual) await work(registration, context);
        else if (queue === 'changed') await boss.fetch(job.name);
      }
      if (options.manual) return;
      for (const { job, cron } of schedules)
        await boss.schedule(job.name, cron, null, { tz: options.timeZone });
    },
    pause: async () => {
      if (!options.manual) for (const { job } of registrations) await boss.offWork(job.name);
    },
    resume: async () => {
      if (options.manual || !contextOf) return;
      for (const registration of registrations) await work(registration, contextOf);
    },
    stop: async () => {
      for (const timer of waking.values()) clearTimeout(timer);
      await boss.stop({ graceful: !options.manual, timeout: stopMs });
    },
    settle: async (withinMs) => {
      const end = performance.now() + withinMs;
      while (!options.manual && performance.now() < end && (await hasDueJobs(database.db)))
        await wait(settleStepMs);
    },
    drain: createDrain(database.db, () =>
      registrations.map((one) => ({ name: one.job.name, doNext: () => doNext(one) })),
    ),
  };
};

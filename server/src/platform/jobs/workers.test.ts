import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { Context, TrxContext } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createLogger } from '../log/logger.ts';
import { createReadiness } from '../log/readiness.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { defineJob } from './job.ts';
import { createJobs } from './jobs.ts';

const counting = defineJob<{ number: number }>('counting', { retryLimit: 1, retryDelay: 1 });
const yearly = defineJob<Record<string, never>>('yearly');

let database: Database;
let jobs: Jobs;
const done: number[] = [];
const log: { level: number; msg: string; err?: { message: string } }[] = [];
let failing: ReadonlySet<number> = new Set();

const enqueue = (...numbers: readonly number[]) =>
  transact(database.db, async (trx) => {
    for (const number of numbers) await jobs.enqueue({ db: trx } as TrxContext, counting, { number });
  });

beforeAll(async () => {
  database = await openTestDatabase();
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void log.push(JSON.parse(line)) });
  jobs = createJobs(database, logger, {
    readiness: createReadiness(logger),
    manual: false,
    timeZone: 'Asia/Chita',
  });
  jobs.handle(counting, async (_ctx, { number }) => {
    if (failing.has(number)) throw new Error(`no ${number}`);
    done.push(number);
  });
  jobs.handle(yearly, async () => {});
  jobs.schedule(yearly, '0 0 1 1 *');
  await jobs.start(() => ({ metrics: createMetrics() }) as Context);
});

beforeEach(() => {
  done.length = 0;
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('jobs of one transaction, which wake the worker once, are all done at once', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index);
  await enqueue(...numbers);
  await expect.poll(() => done.toSorted((a, b) => a - b), { timeout: 5000 }).toEqual(numbers);
});

test('a job that fails does not take those beside it along, is tried again, and is given up in the end', async () => {
  failing = new Set([101]);
  await enqueue(100, 101, 102);
  const failures = () => log.filter((line) => line.err?.message === 'no 101').map((line) => line.level);
  await expect.poll(failures, { timeout: 10_000 }).toEqual([40, 50]);
  expect(done.toSorted()).toEqual([100, 102]);
});

test('whoever waits for what is due finds it done, and does not wait for what is put off', async () => {
  await enqueue(150, 151);
  await jobs.settle(5000);
  expect(done.toSorted()).toEqual([150, 151]);
  await jobs.settle(60_000);
});

test('nobody waits for jobs of the clock', async () => {
  await jobs.pause();
  await sql`INSERT INTO pgboss.job (name) VALUES (${yearly.name})`.execute(database.db);
  const begun = performance.now();
  await jobs.settle(10_000);
  expect(performance.now() - begun).toBeLessThan(5000);
  await jobs.resume();
});

test('nothing is begun during a pause, and all of it afterwards', async () => {
  await jobs.pause();
  await enqueue(200, 201);
  // A worker still running would have been notified long before.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(done).toEqual([]);
  await jobs.resume();
  await expect.poll(() => done.toSorted(), { timeout: 5000 }).toEqual([200, 201]);
});

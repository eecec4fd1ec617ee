import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const greeting = defineJob<{ name: string }>('greeting', { retryLimit: 2, retryDelay: 1 });

let database: Database;
let jobs: Jobs;
let greeted: string[] = [];
let fail = false;
let beforeGreeting: () => Promise<void> | undefined = () => undefined;

const enqueue = (name: string, after?: () => void) =>
  transact(database.db, async (trx) => {
    await jobs.enqueue({ db: trx } as TrxContext, greeting, { name });
    after?.();
  });

beforeAll(async () => {
  database = await openTestDatabase();
  const log = createLogger({ logLevel: 'silent' });
  jobs = createJobs(database, log, {
    readiness: createReadiness(log),
    manual: true,
    timeZone: 'Asia/Chita',
  });
  jobs.handle(greeting, async (_ctx, { name }) => {
    if (fail) throw new Error('not now');
    await beforeGreeting();
    greeted.push(name);
  });
  await jobs.start(() => ({ metrics: createMetrics() }) as Context);
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('a job is done once its transaction has committed', async () => {
  greeted = [];
  await enqueue('a');
  expect(greeted).toEqual([]);
  expect(await jobs.drain()).toBe(1);
  expect(greeted).toEqual(['a']);
  expect(await jobs.drain()).toBe(0);
});

test('a job of a transaction that failed never existed', async () => {
  greeted = [];
  const work = enqueue('b', () => {
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await jobs.drain()).toBe(0);
  expect(greeted).toEqual([]);
});

test('a job that failed is kept and tried again later', async () => {
  greeted = [];
  fail = true;
  await enqueue('c');
  expect(await jobs.drain()).toBe(1);
  fail = false;
  await expect.poll(() => jobs.drain(), { timeout: 8000, interval: 200 }).toBe(1);
  expect(greeted).toEqual(['c']);
});

test('whoever drains beside another waits for what that one has begun', async () => {
  greeted = [];
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  beforeGreeting = () => {
    begun.resolve();
    return gate.promise;
  };
  await enqueue('d');
  const first = jobs.drain();
  await begun.promise;
  const second = jobs.drain().then(() => [...greeted]);
  for (let asked = 0; asked < 20; asked += 1) await sql`SELECT 1`.execute(database.db);
  gate.resolve();
  expect(await second).toEqual(['d']);
  await first;
  beforeGreeting = () => undefined;
});

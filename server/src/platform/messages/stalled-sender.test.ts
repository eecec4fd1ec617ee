import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { movableClock } from '../clock.ts';
import type { Context, Jobs, TrxContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { JobHandler } from '../jobs/job.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLogger } from '../log/logger.ts';
import { secretsFrom } from '../secrets.ts';
import type { Message } from './message.ts';
import { handleMessages, sendMessage } from './send-message.ts';

const log = createLogger({ logLevel: 'silent' });
const services = { secrets: secretsFrom('for tests'), clock: movableClock('2026-11-20T12:00:00+09:00'), log };
const email: Omit<Message, 'id'> = { channel: 'EMAIL', to: 'a@example.org', text: 'mail' };
const sms: Omit<Message, 'id'> = { channel: 'SMS', to: '+79141234567', text: 'sms' };

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(async () => {
  await database.close();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a gateway that stalls does not hold up the mail', async () => {
  const jobs = createJobs<Context>(database, log, { manual: false, timeZone: 'UTC' });
  const stalled = Promise.withResolvers<void>();
  const asked = vi.fn(() => stalled.promise);
  const mailed = vi.fn(async () => undefined);
  handleMessages(jobs, { EMAIL: mailed, SMS: asked });
  const config = { limits: { smsPerHour: 100 } };
  await jobs.start(() => ({ ...services, jobs, config, db: database.db }) as unknown as Context);
  const send = (...messages: readonly Omit<Message, 'id'>[]) =>
    transact(database.db, async (trx) => {
      const ctx = { ...services, jobs, db: trx } as unknown as TrxContext;
      for (const message of messages) await sendMessage(ctx, message);
    });
  await send(...Array.from({ length: 30 }, () => sms));
  await expect.poll(() => asked.mock.calls.length, { timeout: 5000 }).toBeGreaterThanOrEqual(10);
  await send(email);
  await expect.poll(() => mailed.mock.calls.length, { timeout: 5000 }).toBe(1);
  stalled.resolve();
  await jobs.stop();
});

test('a sending that does not end is given up before its job expires', async () => {
  const handlers = new Map<string, JobHandler<Context, { sealed: string }>>();
  const queued: { sealed: string }[] = [];
  const jobs = {
    handle: (job: { name: string }, handler: JobHandler<Context, { sealed: string }>) =>
      void handlers.set(job.name, handler),
    enqueue: async (_ctx: unknown, _job: unknown, data: { sealed: string }) => void queued.push(data),
  } as unknown as Jobs;
  const never = () => new Promise<void>(() => undefined);
  handleMessages(jobs, { EMAIL: never, SMS: never });
  await sendMessage({ ...services, jobs } as unknown as TrxContext, email);
  vi.useFakeTimers();
  const [data = { sealed: '' }] = queued;
  const sending = handlers.get('send-email')?.(services as unknown as Context, data);
  const outcome = expect(sending).rejects.toThrow(/^The message \S+ \(EMAIL\) was not sent: DEADLINE$/);
  await vi.advanceTimersByTimeAsync(45_000);
  await outcome;
});

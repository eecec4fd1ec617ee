import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { movableClock } from '../../testing/movable-clock.ts';
import type { Context, TrxContext } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLogger } from '../log/logger.ts';
import { createReadiness } from '../log/readiness.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { secretsFrom } from '../secrets/secrets.ts';
import type { Message } from './define-message.ts';
import { deliverMessages } from './deliver-messages.ts';
import { sendMessage } from './send-message.ts';
import type { WaitingJob } from './waiting-message.ts';

const log = createLogger({ logLevel: 'silent' });
const config = {
  limits: { smsPerHour: 100 },
  publicUrl: 'http://localhost',
  site: { supportEmail: 'help@example.org', supportPhone: '+70000000000' },
  timeZone: 'UTC',
};
const clock = movableClock('2026-11-20T12:00:00+09:00');
const services = { secrets: secretsFrom('for tests'), clock, log, config, metrics: createMetrics() };
const email = {
  template: 'password-changed',
  channel: 'EMAIL',
  to: 'a@example.org',
  language: 'RU',
  params: {},
} satisfies Message;
const sms = { ...email, channel: 'SMS', to: '+79141234567' } satisfies Message;

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
  const jobs = createJobs(database, log, { readiness: createReadiness(log), manual: false, timeZone: 'UTC' });
  const stalled = Promise.withResolvers<void>();
  const asked = vi.fn(() => stalled.promise);
  const mailed = vi.fn(async () => undefined);
  deliverMessages(jobs, { EMAIL: mailed, SMS: asked, PUSH: asked }, {});
  await jobs.start(() => ({ ...services, jobs, db: database.db }) as unknown as Context);
  const send = (...messages: readonly Message[]) =>
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
  const handlers = new Map<string, JobHandler<WaitingJob>>();
  const queued: { data: WaitingJob }[] = [];
  const jobs = {
    handle: (job: { name: string }, handler: JobHandler<WaitingJob>) => void handlers.set(job.name, handler),
    enqueueAll: async (_ctx: unknown, _job: unknown, all: { data: WaitingJob }[]) => void queued.push(...all),
  } as unknown as Jobs;
  const never = () => new Promise<void>(() => undefined);
  deliverMessages(jobs, { EMAIL: never, SMS: never, PUSH: never }, {});
  await sendMessage({ ...services, jobs } as unknown as TrxContext, email);
  vi.useFakeTimers();
  const sending = handlers.get('send-email')?.(services as unknown as Context, queued[0]?.data as WaitingJob);
  const outcome = expect(sending).rejects.toThrow(/^The message \S+ \(EMAIL\) was not sent: DEADLINE$/);
  await vi.advanceTimersByTimeAsync(45_000);
  await outcome;
});

import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { startPushService } from '../../../testing/servers/push-service.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Context } from '../../context/context.ts';
import { inTransaction } from '../../context/context.ts';
import { createJobs, type Jobs } from '../../jobs/jobs.ts';
import { createReadiness } from '../../log/readiness.ts';
import { defineMessage } from '../define-message.ts';
import { deliverMessages } from '../deliver-messages.ts';
import { sendMessage } from '../send-message.ts';
import { pushSender } from './push-sender.ts';

const count = 1000;
const definitions = { 'booking-called': defineMessage({}, { push: 'call' }) };

let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;
let jobs: Jobs;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ env: { PUSH_LOOPBACK: 'on' } });
  const log = pino({ level: 'silent' });
  jobs = createJobs(app.database, log, { readiness: createReadiness(log), manual: false, timeZone: 'UTC' });
  const push = pushSender(app.services, app.database.db, definitions);
  const never = async () => undefined;
  deliverMessages(jobs, { EMAIL: never, SMS: never, PUSH: push.send }, definitions);
  await jobs.start(() => ({ ...app.systemContext(), jobs }) as Context);
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await service.stop();
});

test('99 % of 1,000 pushes are at the service within two seconds of the call', {
  timeout: 300_000,
}, async () => {
  const calledAt = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const driver = await createVisitor(app);
    const { body } = await driver.call('POST', '/push-subscriptions', { body: service.subscribe() });
    const plate = `A${index}`;
    await inTransaction({ ...app.systemContext(), jobs }, async (ctx) => {
      await sendMessage(ctx, {
        template: 'booking-called',
        ...{ channel: 'PUSH', to: body.id, language: 'EN', about: [body.id] },
        params: {
          ...{ bookingNumber: plate, plate, slot: ctx.clock.now(), pass: 'http://localhost/pass/x' },
          ...{ gate: '', directions: '' },
        },
      });
    });
    calledAt.set(plate, performance.now());
  }
  await expect.poll(() => service.taken.length, { timeout: 60_000 }).toBe(count);
  const waits = service.taken
    .map(({ at, payload }) => at - (calledAt.get(/A\d+$/.exec(payload.body)?.[0] ?? '') ?? Number.NaN))
    .toSorted((a, b) => a - b);
  const [half, most] = [waits[count / 2], waits[Math.ceil(count * 0.99) - 1]];
  process.stdout.write(`pushed within ${half?.toFixed()} ms (median), ${most?.toFixed()} ms (99 %)\n`);
  expect(most).toBeLessThan(2000);
});

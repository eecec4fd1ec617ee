import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movableClock } from '../../../testing/movable-clock.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { startPushService } from '../../../testing/servers/push-service.ts';
import { type ServerProcess, startServer } from '../../../testing/servers/start-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../context/context.ts';
import { createBoss } from '../../jobs/boss.ts';
import { sendMessage } from '../send-message.ts';

const env = { AUTH_SECRET: 'a secret that the killed and the living share', PUSH_LOOPBACK: 'on' };

let service: Awaited<ReturnType<typeof startPushService>>;
let survivor: TestApp;
let victim: ServerProcess;

beforeAll(async () => {
  service = await startPushService();
  survivor = await createTestApp({ clock: movableClock(Temporal.Now.instant()), env });
  const { database, services } = survivor;
  victim = await startServer({ ...env, DATABASE_URL: database.url, DATA_DIR: services.config.dataDir });
});
afterAll(async () => {
  await victim?.kill();
  await survivor.close();
  await service.stop();
});

const run = (query: ReturnType<typeof sql>) => query.execute(survivor.database.db);

test('a push that a server was killed over is sent by another, as the same push', async () => {
  const driver = await createVisitor(survivor);
  const { body } = await driver.call('POST', '/push-subscriptions', { body: service.subscribe() });
  service.answerWith('stall');
  await inTransaction(survivor.systemContext(), (ctx) =>
    sendMessage(ctx, {
      template: 'booking-near',
      channel: 'PUSH',
      to: body.id,
      language: 'EN',
      about: [body.id],
      params: {
        bookingNumber: '1',
        plate: '1',
        slot: ctx.clock.now(),
        pass: 'http://localhost/pass/x',
        ahead: 3,
      },
    }),
  );
  await expect.poll(() => service.asked(), { timeout: 10_000 }).toBe(1);
  await victim.kill();

  service.answerWith(201);
  await run(
    sql`UPDATE pgboss.job SET started_on = started_on - interval '65 seconds' WHERE name = 'send-push'`,
  );
  await run(sql`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`);
  const boss = createBoss(survivor.database, { manual: true });
  await boss.start();
  await boss.supervise('send-push');
  await boss.stop({ graceful: false, close: true });
  await run(sql`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`);
  await survivor.services.jobs.drain();
  expect(service.taken.map(({ payload }) => payload.title)).toEqual(['Your turn is near: 1']);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../context/context.ts';
import { createBoss } from '../jobs/boss.ts';
import { listOutbox } from './outbox.ts';
import { sendMessage } from './send-message.ts';

let app: TestApp;
let dying: ReturnType<typeof createBoss>;

beforeAll(async () => {
  app = await createTestApp();
  dying = createBoss(app.database, { manual: true });
  await dying.start();
});

afterAll(async () => {
  await dying.stop({ graceful: false, close: true });
  await app.close();
});

const run = (query: ReturnType<typeof sql>) => query.execute(app.database.db);
const states = async () => {
  const { rows } = await sql<{ state: string }>`SELECT state FROM pgboss.job`.execute(app.database.db);
  return rows.map(({ state }) => state);
};

const lookAfterJobs = async () => {
  await run(sql`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`);
  await dying.supervise('send-sms');
};

test('what a worker died over is done by another when its time is up', async () => {
  await inTransaction(app.systemContext(), (ctx) =>
    sendMessage(ctx, {
      template: 'password-changed',
      channel: 'SMS',
      to: '+79141234567',
      language: 'EN',
      params: {},
    }),
  );
  expect(await dying.fetch('send-sms')).toHaveLength(1);
  expect(await app.services.jobs.drain()).toBe(0);

  await run(sql`UPDATE pgboss.job SET started_on = started_on - interval '55 seconds'`);
  await lookAfterJobs();
  expect(await states()).toEqual(['active']);
  await run(sql`UPDATE pgboss.job SET started_on = started_on - interval '10 seconds'`);
  await lookAfterJobs();
  expect(await states()).toEqual(['retry']);

  await run(sql`UPDATE pgboss.job SET start_after = now() - interval '1 second'`);
  expect(await app.services.jobs.drain()).toBe(1);
  expect(await listOutbox(app.database.db, 10)).toHaveLength(1);
});

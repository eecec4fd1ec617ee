import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { startSmsGateway } from '../../testing/servers/sms-gateway-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';
import { inTransaction } from '../context/context.ts';
import { sendMessage } from '../messages/send-message.ts';

let app: TestApp;
let operator: Visitor;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;

beforeAll(async () => {
  gateway = await startSmsGateway();
  app = await createTestApp({
    env: { METRICS_PORT: '0', SMS_URL: gateway.url, SMS_SUCCESS: '"ok"' },
  });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(async () => {
  await app.close();
  await gateway.stop();
});

const scrape = async ({ metricsPort } = app) => {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  return response.text();
};

const sms = () =>
  inTransaction(app.systemContext(), (ctx) =>
    sendMessage(ctx, {
      template: 'login-code',
      channel: 'SMS',
      to: '+79141234567',
      language: 'RU',
      params: { minutes: 15 },
      code: '482913',
    }),
  );

test('whoever watches reads the day, the line, messages, jobs and the instance', async () => {
  const line = lineOf(app, operator);
  const called = await line.arrive('2026-11-20T12:00:00+09:00');
  await line.move(called.id, 'GO_TO_GATE');
  await line.arrive('2026-11-20T12:00:00+09:00');
  await line.book('2026-11-20T13:00:00+09:00');
  gateway.answerWith({ status: 200, body: '"ok"' });
  await sms();
  await app.services.jobs.drain();
  gateway.answerWith({ status: 500, body: 'no' });
  await sms();
  await app.services.jobs.drain();

  const text = await scrape();
  expect(text).toMatch(/# EOF\n$/);
  for (const row of [
    'oktet_bookings_today{status="GO_TO_GATE"} 1',
    'oktet_bookings_today{status="WAITING"} 1',
    'oktet_bookings_today{status="BOOKED"} 1',
    'oktet_holds 0',
    'oktet_line_trucks{status="WAITING"} 1',
    'oktet_line_trucks{status="GO_TO_GATE"} 1',
    'oktet_line_lag_minutes 0',
    'oktet_eta_hits_ratio 1',
    'oktet_messages_total{channel="SMS",outcome="failed"} 1',
    'oktet_job_failures_total{queue="send-sms",final="false"} 1',
    'oktet_database_up 1',
    'oktet_ready 1',
    'oktet_streams 0',
  ])
    expect(text).toContain(`${row}\n`);
  expect(text).toMatch(/^oktet_messages_total\{channel="SMS",outcome="sent"\} [1-9]/m);
  expect(text).toMatch(/^oktet_free_places\{days_ahead="0"\} [1-9]\d*$/m);
  expect(text).toMatch(/^oktet_sms_budget_used_ratio\{budget="sms"\} 0\.\d+$/m);
  expect(text).toMatch(/^oktet_database_pool_connections\{state="open"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(
    /^oktet_http_request_duration_seconds_count\{method="POST",route="[^"]*\/booking",status="201"\} 3$/m,
  );
});

test('the figures stand on their own port only, and nothing else does', async () => {
  const { body } = await app.server.inject('/metrics');
  expect(body).not.toContain('oktet_');
  expect((await fetch(`http://127.0.0.1:${app.metricsPort}/api/captcha/challenge`)).status).toBe(404);
});

test('without the database the instance still says so, and shows no old figures', async () => {
  const alone = await createTestApp({ env: { METRICS_PORT: '0' } });
  onTestFinished(() => alone.close());
  await alone.server.inject('/api/news');
  expect(await scrape(alone)).toContain('oktet_database_up 1\n');
  await alone.database.db.destroy();
  const text = await scrape(alone);
  expect(text).toContain('oktet_database_up 0\n');
  expect(text).not.toContain('oktet_bookings_today');
  expect(text).toContain('oktet_http_request_duration_seconds_count');
});

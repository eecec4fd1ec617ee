// Makes every alert of deploy/monitoring/alerts.yml fire by causing what it warns of, with a real Prometheus
// (Debian's package `prometheus`) that scrapes a real instance. Takes about two minutes.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { buildApp } from './app.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { loadConfig } from './load-config.ts';
import { inTransaction } from './platform/context/context.ts';
import { freePort } from './platform/db/embedded/free-port.ts';
import { sendMessage } from './platform/messages/send-message.ts';
import { startCrashablePostgres } from './testing/databases/crashable-postgres.ts';
import { root } from './testing/databases/template.ts';
import { cheapCost } from './testing/people/cheap-cost.ts';
import { startSmsGateway } from './testing/servers/sms-gateway-server.ts';

const patienceMs = 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'oktet-alerts-'));
const postgres = await startCrashablePostgres([]);
const gateway = await startSmsGateway();
let aheadMs = 0;
const app = await buildApp({
  config: loadConfig({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
    SMS_URL: gateway.url,
    LIMITS: JSON.stringify({ smsPerHour: 300, failuresPerAddress: 100_000 }),
  }),
  machineClock: { now: () => Temporal.Now.instant().add({ milliseconds: aheadMs }) },
  passwordCost: cheapCost,
  manualJobs: true,
});
await seedDemo(app.systemContext());
const { db } = app.database;

/** Shortens the times in the rules, so that an alert fires within seconds of its cause. */
const impatient = (rules: string) => rules.replace(/for: \w+/g, 'for: 0s').replace(/\[\d+m\]/g, '[20s]');

const port = await freePort();
await writeFile(
  join(folder, 'alerts.yml'),
  impatient(await readFile(join(root, 'deploy/monitoring/alerts.yml'), 'utf8')),
);
await writeFile(
  join(folder, 'prometheus.yml'),
  (await readFile(join(root, 'deploy/monitoring/prometheus.yml'), 'utf8'))
    .replace('scrape_interval: 15s', 'scrape_interval: 4s')
    .replace('15s', '1s')
    .replace(/targets: .*/, `targets: ["127.0.0.1:${app.metricsPort}"]`),
);
const prometheus = spawn(
  'prometheus',
  [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ],
  { stdio: 'inherit' },
);
prometheus.on('error', () => {
  say('Prometheus is missing: install the package `prometheus`.');
  process.exit(1);
});

type Alerts = { data: { alerts: { labels: { alertname: string }; state: string }[] } };

const firing = async (): Promise<Set<string>> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
    const { data } = (await answer.json()) as Alerts;
    return new Set(
      data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname),
    );
  } catch {
    return new Set();
  }
};

const fired = new Set<string>();

/** Repeats `cause` until the alert fires. */
const expectAlert = async (name: string, cause: () => Promise<unknown>) => {
  const end = performance.now() + patienceMs;
  for (;;) {
    await cause();
    if ((await firing()).has(name)) break;
    if (performance.now() > end) throw new Error(`${name} did not fire`);
    await wait(500);
  }
  fired.add(name);
  say(`${name} fired`);
};

const sms = (count: number) =>
  inTransaction(app.systemContext(), async (ctx) => {
    for (let sent = 0; sent < count; sent += 1)
      await sendMessage(ctx, {
        template: 'login-code',
        channel: 'SMS',
        to: '+79141234567',
        language: 'RU',
        params: { minutes: 15 },
        code: '482913',
      });
  });

let names = 0;
const signIn = () =>
  app.server.inject({
    method: 'POST',
    url: '/api/login-attempt',
    payload: { username: `a${names++}@example.org`, password: 'x' },
  });

/** Locks the table of accounts, so that sign-ins have to wait. */
const signInWhileLocked = async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE account IN ACCESS EXCLUSIVE MODE');
  const waiting = Array.from({ length: 25 }, signIn);
  await wait(4500);
  await client.end();
  await Promise.all(waiting);
};

const blockEventLoop = async () => {
  for (const end = performance.now() + 700; performance.now() < end; );
};

try {
  await expectAlert('OktetGateBehind', () => sql`UPDATE queue_head SET lag_minutes = 120`.execute(db));
  await expectAlert('OktetForecastsMiss', () =>
    sql`UPDATE queue_place SET told_to = first_called_at - interval '3 hours', told_from = first_called_at - interval '4 hours'
      WHERE first_called_at IS NOT NULL`.execute(db),
  );
  await sms(260);
  await expectAlert('OktetJobsLate', async () => undefined);
  await app.services.jobs.drain();
  await expectAlert('OktetSmsBudget', async () => undefined);
  gateway.answerWith({ status: 500 });
  await expectAlert('OktetMessagesFail', async () => {
    await sms(1);
    await app.services.jobs.drain();
  });
  await expectAlert('OktetJobGivenUp', async () => {
    await sms(1);
    await sql`UPDATE pgboss.job SET retry_limit = 0 WHERE state = 'created'`.execute(db);
    await app.services.jobs.drain();
  });
  await expectAlert('OktetEventLoopBlocked', blockEventLoop);
  await expectAlert('OktetPoolExhausted', signInWhileLocked);
  await expectAlert('OktetSlow', signInWhileLocked);
  aheadMs = 60_000;
  await app.clockWatch.look();
  await expectAlert('OktetNotReady', async () => undefined);
  aheadMs = 0;
  await app.clockWatch.look();
  await postgres.crash();
  await expectAlert('OktetDatabaseAway', signIn);
  await expectAlert('OktetErrors', signIn);
  await postgres.start();
  await app.close();
  await expectAlert('OktetAway', async () => undefined);
  const rules = await readFile(join(root, 'deploy/monitoring/alerts.yml'), 'utf8');
  const silent = [...rules.matchAll(/alert: (\w+)/g)].filter(([, name = '']) => !fired.has(name));
  if (silent.length > 0)
    throw new Error(`no cause is known for ${silent.map(([, name]) => name).join(', ')}`);
  say(`all ${fired.size} alerts fired`);
} finally {
  prometheus.kill();
  await gateway.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

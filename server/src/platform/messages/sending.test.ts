import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/servers/mail-server.ts';
import { startSmsGateway } from '../../testing/servers/sms-gateway-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../context/context.ts';
import type { Message } from './define-message.ts';
import { sendMessage } from './send-message.ts';

const code = '482913';
const toMail = {
  template: 'login-code',
  channel: 'EMAIL',
  to: 'secret.driver@example.org',
  language: 'RU',
  params: { minutes: 15 },
  code,
} satisfies Message;
const toPhone = { ...toMail, channel: 'SMS', to: '+79141234567' } satisfies Message;

let mail: MailServer;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let app: TestApp;

beforeAll(async () => {
  mail = await startMailServer();
  gateway = await startSmsGateway();
  app = await createTestApp({
    env: {
      LOG_LEVEL: 'trace',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Oktet <no-reply@oktet.example>',
      SMS_URL: gateway.url,
      SMS_SUCCESS: '"ok"',
    },
  });
});

afterAll(async () => {
  await app.close();
  await mail.stop();
  await gateway.stop();
});

afterEach(async () => {
  await sql`DELETE FROM pgboss.job`.execute(app.database.db);
  mail.behave({ kind: 'accept' });
  gateway.answerWith({ status: 200, body: '"ok"' });
  gateway.requests.length = 0;
});

const tell = (message: Message) => inTransaction(app.systemContext(), (ctx) => sendMessage(ctx, message));
const drain = () => app.services.jobs.drain();
const endPauses = () =>
  sql`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`.execute(
    app.database.db,
  );
const jobs = async () => {
  const { rows } = await sql<{ state: string }>`SELECT state FROM pgboss.job`.execute(app.database.db);
  return rows.map(({ state }) => state);
};
const messageIds = () => mail.received.map(({ source }) => /^Message-ID: <(.*)@/m.exec(source)?.[1]);
const failuresSince = (line: number) => app.log.slice(line).filter(({ level }) => level >= 40);

test('what is rolled back is not told', async () => {
  const work = inTransaction(app.systemContext(), async (ctx) => {
    await sendMessage(ctx, toMail);
    await sendMessage(ctx, toPhone);
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await jobs()).toEqual([]);
});

test('a use case that ran twice for a deadlock is told of once', async () => {
  let runs = 0;
  await inTransaction(app.systemContext(), async (ctx) => {
    await sendMessage(ctx, toPhone);
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  expect(runs).toBe(2);
  expect(await drain()).toBe(1);
  expect(gateway.requests).toHaveLength(1);
});

test('a gateway that fails or answers wrongly is asked again, with the same id', async () => {
  gateway.answerWith({ status: 500 }, { status: 200, body: '"error"' }, { status: 200, body: '"ok"' });
  await tell(toPhone);
  expect(await drain()).toBe(1);
  expect(await drain()).toBe(0);
  for (let attempt = 2; attempt <= 3; attempt += 1) {
    await endPauses();
    expect(await drain()).toBe(1);
  }
  const bodies = gateway.requests.map(({ body }) => JSON.parse(body));
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
  expect(bodies[0]).toMatchObject({ to: toPhone.to, text: expect.stringContaining(code) });
  expect(await jobs()).toEqual(['completed']);
});

test.each([
  { kind: 'refuse', at: 'recipient', status: 451, say: 'try later' },
  { kind: 'refuse', at: 'data', status: 550, say: 'no' },
  { kind: 'die-half-way' },
] as const)(
  'a mail server that does this and comes round gets the message in the end: %o',
  async (behaviour) => {
    const before = { attempts: mail.counts.attempts, received: mail.received.length };
    mail.behave(behaviour);
    await tell(toMail);
    await drain();
    await endPauses();
    await drain();
    expect(mail.received).toHaveLength(before.received);
    mail.behave({ kind: 'accept' });
    await endPauses();
    await drain();
    expect(mail.counts.attempts - before.attempts).toBe(3);
    expect(mail.received).toHaveLength(before.received + 1);
    expect(await jobs()).toEqual(['completed']);
  },
);

test('a mail server that was away gets what was written meanwhile, once and with the id it was written with', async () => {
  const { port } = mail;
  await mail.stop();
  const line = app.log.length;
  await tell(toMail);
  await drain();
  const ids = failuresSince(line).map(({ err }) => /message (\S+) /.exec((err as Error).message)?.[1]);
  mail = await startMailServer({ port });
  await endPauses();
  await drain();
  expect(ids).toHaveLength(1);
  expect(messageIds()).toEqual(ids);
});

test('a refusal for good is tried a bounded number of times, and neither log nor database say to whom', async () => {
  mail.behave({ kind: 'refuse', at: 'recipient', status: 550, say: `${toMail.to} does not want ${code}` });
  gateway.answerWith({ status: 400, body: `${toPhone.to}: ${code}` });
  const line = app.log.length;
  await tell(toMail);
  await tell(toPhone);
  for (let round = 0; (await drain()) > 0; round += 1) {
    expect(round).toBeLessThan(20);
    await endPauses();
  }
  const failures = failuresSince(line);
  expect(failures.filter(({ level }) => level === 40)).toHaveLength(16);
  expect(failures.filter(({ level }) => level === 50).map(({ err }) => (err as Error).message)).toEqual([
    expect.stringMatching(/^The message \S+ \(EMAIL\) was not sent: EENVELOPE 550$/),
    expect.stringMatching(/^The message \S+ \(SMS\) was not sent: SMS_REFUSED 400$/),
  ]);
  expect(await jobs()).toEqual(['failed', 'failed']);

  const { rows } = await sql`SELECT to_jsonb(job) AS job FROM pgboss.job`.execute(app.database.db);
  const written = JSON.stringify([app.log, rows]);
  expect(written).toContain('SMS_REFUSED');
  for (const secret of [
    code,
    toMail.to,
    toPhone.to,
    '79141234567',
    'secret.driver',
    'Код для входа',
    'Не вы?',
  ])
    expect(written).not.toContain(secret);
});

test('whether a message left is kept with what it is about, and a later attempt replaces an earlier one', async () => {
  const about = [crypto.randomUUID(), crypto.randomUUID()];
  const fates = () =>
    app.database.db
      .selectFrom('message_delivery')
      .select(['about', 'template', 'channel', 'sent'])
      .where('about', 'in', about)
      .orderBy('about')
      .execute();
  gateway.answerWith({ status: 500, body: 'no' });
  await tell({ ...toPhone, about });
  await drain();
  const common = { template: 'login-code', channel: 'SMS' };
  expect(await fates()).toEqual(about.toSorted().map((one) => ({ about: one, ...common, sent: false })));
  gateway.answerWith({ status: 200, body: '"ok"' });
  await endPauses();
  await drain();
  expect(await fates()).toEqual(about.toSorted().map((one) => ({ about: one, ...common, sent: true })));
  await tell(toPhone);
  await drain();
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM message_delivery`.execute(app.database.db);
  expect(rows[0]?.count).toBe(2);
});

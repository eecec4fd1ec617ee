import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../context/context.ts';
import type { Message } from './define-message.ts';
import { listOutbox, outboxSender, sweepOutboxJob } from './outbox.ts';
import { sendMessage } from './send-message.ts';

const passwordChanged = {
  template: 'password-changed',
  channel: 'EMAIL',
  to: 'driver@example.org',
  language: 'EN',
  params: {},
} satisfies Message;
const loginCode = {
  template: 'login-code',
  channel: 'SMS',
  to: '+79141234567',
  language: 'CN',
  params: { minutes: 15 },
  code: '482913',
} satisfies Message;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => sql`DELETE FROM outbox_message`.execute(app.database.db));
afterAll(() => app.close());

const tell = (message: Message) => inTransaction(app.systemContext(), (ctx) => sendMessage(ctx, message));
const drain = () => app.services.jobs.drain();
const kept = async () => (await listOutbox(app.database.db, 100)).map(({ recipient }) => recipient);

test('keeps what would have gone out, newest first, and a message once however often it is sent', async () => {
  await tell(passwordChanged);
  await drain();
  app.clock.advance({ seconds: 1 });
  await tell(loginCode);
  await drain();
  const [newest, oldest] = await listOutbox(app.database.db, 100);
  expect(newest).toMatchObject({
    channel: 'SMS',
    recipient: loginCode.to,
    code: '482913',
    subject: null,
    body: '【Oktet】登录验证码482913，15分钟内有效。如非本人操作，请勿告知他人并尽快修改密码。\n\n@localhost #482913',
  });
  expect(oldest).toMatchObject({ channel: 'EMAIL', code: null, subject: 'Your password was changed' });
  await outboxSender(
    app.database.db,
    app.clock,
  )({ id: newest?.id ?? '', channel: 'SMS', to: 'again', text: '' });
  expect(await kept()).toEqual([loginCode.to, passwordChanged.to]);
});

test('of two codes the one that was asked for last is the newest, whichever was sent first', async () => {
  const send = outboxSender(app.database.db, app.clock);
  const now = app.clock.now();
  for (const [to, askedAt] of [
    ['the second', now],
    ['the first', now.subtract({ milliseconds: 40 })],
  ] as const) {
    app.clock.advance({ milliseconds: 1 });
    await send({ id: crypto.randomUUID(), channel: 'SMS', to, text: '', askedAt: askedAt.toString() });
  }
  expect(await kept()).toEqual(['the second', 'the first']);
});

test('a code is not sent after it has expired, other messages are', async () => {
  await tell(loginCode);
  await tell(passwordChanged);
  app.clock.advance({ minutes: 15 });
  expect(await drain()).toBe(2);
  expect(await kept()).toEqual([passwordChanged.to]);
});

test('what was kept for more than seven days is swept', async () => {
  await tell(passwordChanged);
  await drain();
  app.clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 59 });
  await tell(loginCode);
  const sweep = () =>
    inTransaction(app.systemContext(), (ctx) => ctx.jobs.enqueue(ctx, sweepOutboxJob, {})).then(drain);
  await sweep();
  expect(await kept()).toEqual([loginCode.to, passwordChanged.to]);
  app.clock.advance({ seconds: 2 });
  await sweep();
  expect(await kept()).toEqual([loginCode.to]);
});

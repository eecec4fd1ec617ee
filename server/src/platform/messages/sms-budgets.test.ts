import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../testing/people/call-api.ts';
import { registrationOf } from '../../testing/people/registration.ts';
import { solveCaptcha } from '../../testing/people/solve-captcha.ts';
import { addAccount, testPassword } from '../../testing/people/test-accounts.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../context/context.ts';
import type { Message } from './define-message.ts';
import { sendMessage } from './send-message.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"smsPerHour":2}' } });
});

afterAll(() => app.close());

const phone = '+79141234567';

const sendCode = (channel: 'SMS' | 'EMAIL' = 'SMS') =>
  inTransaction(app.systemContext(), (ctx) =>
    sendMessage(ctx, {
      template: 'login-code',
      channel,
      to: channel === 'SMS' ? phone : 'driver@example.org',
      language: 'RU',
      params: { minutes: 60 },
      code: '482913',
    }),
  );
const sendNews = () =>
  inTransaction(app.systemContext(), (ctx) =>
    sendMessage(ctx, { template: 'password-changed', channel: 'SMS', to: phone, language: 'RU', params: {} }),
  );

const alarms = () => app.log.filter(({ alarm }) => alarm === 'smsPerHour');

test('beyond the ceiling codes wait and one alarm is raised, other news and mail go out; a new hour has room again', async () => {
  await sendCode();
  await sendCode();
  expect(await messagesTo(app, phone)).toHaveLength(2);
  expect(alarms()).toEqual([]);
  for (const send of [sendCode, sendCode, sendNews]) await send();
  await sendCode('EMAIL');
  expect((await messagesTo(app, phone)).map(({ code }) => code !== null)).toEqual([true, true, false]);
  expect(await messagesTo(app, 'driver@example.org')).toHaveLength(1);
  expect(alarms()).toMatchObject([{ level: 50, limit: 2 }]);
  const { rows } = await sql`SELECT 1 FROM pgboss.job WHERE state = 'created'`.execute(app.database.db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(app.log)).not.toMatch(/482913|9141234567/);

  app.clock.advance({ hours: 1 });
  await sendCode();
  expect((await messagesTo(app, phone)).filter(({ code }) => code !== null)).toHaveLength(3);
});

test('what strangers cause uses up half at most, and never what drivers at work need', async () => {
  const busy = await createTestApp({ env: { LIMITS: '{"smsPerHour":8,"registrationsPerAddress":1000}' } });
  try {
    const send = (template: 'authorization-code' | 'mail-phone-update-code' | 'booking-code', to: string) =>
      inTransaction(busy.systemContext(), (ctx) =>
        sendMessage(ctx, {
          template,
          channel: 'SMS',
          to,
          language: 'RU',
          params: { number: '261121-0001', plate: 'A', slot: ctx.clock.now(), minutes: 15 },
          code: '482913',
        } as Message),
      );
    for (let count = 0; count < 6; count += 1) await send('authorization-code', phone);
    expect(await messagesTo(busy, phone)).toHaveLength(4);
    for (let count = 0; count < 4; count += 1) await send('mail-phone-update-code', '+79141110001');
    expect(await messagesTo(busy, '+79141110001')).toHaveLength(2);
    for (let count = 0; count < 3; count += 1) await send('booking-code', '+79141110002');
    expect(await messagesTo(busy, '+79141110002')).toHaveLength(2);
    expect(busy.log.filter(({ alarm }) => alarm === 'smsPerHour').map(({ budget }) => budget)).toEqual([
      'signed-out',
      'account',
      'reserved',
    ]);
  } finally {
    await busy.close();
  }
});

test('what waits for a new hour goes out before what comes later, first come first', async () => {
  const busy = await createTestApp({ env: { LIMITS: '{"smsPerHour":2}' } });
  const send = (to: string) =>
    inTransaction(busy.systemContext(), (ctx) =>
      sendMessage(ctx, {
        template: 'login-code',
        channel: 'SMS',
        to,
        language: 'RU',
        params: { minutes: 15 },
        code: '482913',
      }),
    );
  /** Jobs follow PostgreSQL's clock, which cannot be moved, so the planned times of the jobs are moved instead. */
  const passMinutes = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      busy.clock.advance({ minutes: 1 });
      await sql`UPDATE pgboss.job SET start_after = start_after - interval '1 minute'`.execute(
        busy.database.db,
      );
      await busy.services.jobs.drain();
    }
  };
  const sent = async () =>
    (await busy.database.db.selectFrom('outbox_message').select('recipient').orderBy('id').execute()).map(
      ({ recipient }) => recipient,
    );
  const [first, second, third, fourth, fifth] = [
    '+79140000001',
    '+79140000002',
    '+79140000003',
    '+79140000004',
    '+79140000005',
  ] as const;
  try {
    for (const to of [first, second]) await send(to);
    await busy.services.jobs.drain();
    await passMinutes(50);
    for (const to of [third, fourth]) await send(to);
    await passMinutes(9);
    expect(await sent()).toEqual([first, second]);
    // The hour is over, and somebody asks for a code before the jobs of those who wait are looked at.
    busy.clock.advance({ minutes: 1 });
    await sql`UPDATE pgboss.job SET start_after = start_after - interval '1 minute'`.execute(
      busy.database.db,
    );
    await send(fifth);
    await busy.services.jobs.drain();
    expect(await sent()).toEqual([first, second, third, fourth]);
  } finally {
    await busy.close();
  }
});

test('the more of it is used, the more a stranger works for the next', async () => {
  const busy = await createTestApp({ env: { LIMITS: '{"smsPerHour":8,"sendsPerTarget":100}' } });
  const register = (count: number) =>
    call(busy, 'POST /users/registration', {
      json: registrationOf(`+7914333000${count}`),
      address: `203.0.113.${count}`,
    });
  try {
    for (let count = 0; count < 2; count += 1) {
      expect((await register(count)).statusCode).toBe(201);
      await busy.services.jobs.drain();
    }
    expect(refusal(await register(3))).toMatchObject({ status: 422, code: 'CAPTCHA_REQUIRED' });
    const solved = async (count: number) =>
      call(busy, 'POST /users/registration', {
        json: registrationOf(`+7914333000${count}`, { captchaToken: await solveCaptcha(busy) }),
      });
    for (const count of [4, 5]) {
      expect((await solved(count)).json().confirmation).not.toHaveProperty('delayed');
      await busy.services.jobs.drain();
    }
    expect((await solved(6)).json().confirmation).toMatchObject({ channel: 'SMS', delayed: true });
  } finally {
    await busy.close();
  }
});

test('whoever signs in with a code by SMS is told that it comes late', async () => {
  const busy = await createTestApp({ env: { LIMITS: '{"smsPerHour":1}' } });
  try {
    const signIn = async (number: string) => {
      await addAccount(busy, { phone: number, second_step: true });
      const json = { username: number, password: testPassword };
      const answer = (await call(busy, 'POST /login-attempt', { json })).json();
      await busy.services.jobs.drain();
      return answer.confirmation;
    };
    expect(await signIn('+79145550001')).not.toHaveProperty('delayed');
    expect(await signIn('+79145550002')).toMatchObject({ kind: 'LOGIN_ATTEMPT', delayed: true });
  } finally {
    await busy.close();
  }
});

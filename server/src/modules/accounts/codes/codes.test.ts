import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo, notCode } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"registrationsPerAddress":1000}' } });
});

afterAll(() => app.close());

const confirm = (id: string, code: string, token?: string) =>
  call(app, `POST /confirmation-codes/${id}/confirm?code=${code}`, { ...(token && { token }) });

const resend = (id: string, token?: string) =>
  call(app, `POST /confirmation-codes/${id}/resend`, { ...(token && { token }) });

const askForLogin = async () => {
  people += 1;
  const email = `person${people}@example.com`;
  await addAccount(app, { email, second_step: true });
  const answer = await call(app, 'POST /login-attempt', {
    json: { username: email, password: testPassword },
  });
  const id: string = answer.json().confirmation.id;
  return { id, email, code: await lastCodeTo(app, email) };
};

const askForNobody = async () => {
  people += 1;
  const userName = `nobody${people}@example.com`;
  const answer = await call(app, 'POST /users/request_password_reset', { json: { userName } });
  return { handle: answer.json().userId as string, id: answer.json().confirmation.id as string };
};

describe('a code', () => {
  test('has six digits and is kept hashed', async () => {
    const { id, code } = await askForLogin();
    expect(code).toMatch(/^\d{6}$/);
    const row = await app.database.db
      .selectFrom('confirmation_code')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('works once', async () => {
    const { id, code } = await askForLogin();
    expect((await confirm(id, code)).statusCode).toBe(204);
    expect(refusal(await confirm(id, code))).toMatchObject({ status: 400, fields: ['code EXPIRED_CODE'] });
  });

  test('works once when it is tried twice at the same moment', async () => {
    const { id, code } = await askForLogin();
    const answers = await Promise.all([confirm(id, code), confirm(id, code), confirm(id, code)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400, 400]);
  });

  test('lives fifteen minutes', async () => {
    const { id, code } = await askForLogin();
    app.clock.advance({ minutes: 15 });
    expect(refusal(await confirm(id, code))).toMatchObject({ status: 400, fields: ['code EXPIRED_CODE'] });
  });

  test('dies with the fifth wrong try, which says when to ask for another', async () => {
    const { id, code } = await askForLogin();
    for (let attempt = 1; attempt <= 4; attempt += 1)
      expect(refusal(await confirm(id, notCode(code)))).toEqual({
        status: 400,
        code: 'INVALID_INPUT',
        fields: ['code WRONG_CODE'],
      });
    const fifth = await confirm(id, notCode(code));
    expect(fifth.statusCode).toBe(429);
    expect(fifth.headers['retry-after']).toBe('300');
    expect(fifth.json().errors).toHaveLength(1);
    expect((await confirm(id, code)).statusCode).toBe(429);
  });

  test('dies as well when the wrong tries come together', async () => {
    const { id, code } = await askForLogin();
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(id, notCode(code))));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect((await confirm(id, code)).statusCode).toBe(429);
  });

  test('of another confirmation is wrong', async () => {
    const [one, other] = [await askForLogin(), await askForLogin()];
    expect((await confirm(one.id, other.code)).statusCode).toBe(one.code === other.code ? 204 : 400);
  });

  test('of a recovery signs nobody in, and one of a sign-in resets nothing', async () => {
    const login = await askForLogin();
    const recovery = (
      await call(app, 'POST /users/request_password_reset', { json: { userName: login.email } })
    ).json();
    const recoveryCode = await lastCodeTo(app, login.email);
    expect((await confirm(recovery.confirmation.id, recoveryCode)).statusCode).toBe(404);
    const reset = (userId: string) =>
      call(app, 'POST /users/reset_password', {
        json: { userId, code: login.code, password: 'a third taiga' },
      });
    expect((await reset(login.id)).statusCode).toBe(400);
    expect((await reset(recovery.userId)).statusCode).toBe(login.code === recoveryCode ? 204 : 400);
  });

  test('that nobody has been sent behaves like any other', async () => {
    const { handle, id } = await askForNobody();
    const reset = () =>
      call(app, 'POST /users/reset_password', {
        json: { userId: handle, code: '123456', password: 'a third taiga' },
      });
    for (let attempt = 1; attempt <= 4; attempt += 1)
      expect(refusal(await reset())).toMatchObject({ status: 400, fields: ['code WRONG_CODE'] });
    expect((await reset()).statusCode).toBe(429);
    expect((await resend(id)).statusCode).toBe(429);
    app.clock.advance({ seconds: 300 });
    expect((await resend(id)).statusCode).toBe(204);
    expect(refusal(await reset())).toMatchObject({ status: 400, fields: ['code WRONG_CODE'] });
  });
});

describe('a resend', () => {
  test('waits 300 seconds', async () => {
    const { id } = await askForLogin();
    app.clock.advance({ seconds: 299 });
    const early = await resend(id);
    expect(refusal(early)).toMatchObject({ status: 429, code: 'RESEND_TOO_EARLY' });
    expect(early.headers['retry-after']).toBe('1');
    app.clock.advance({ seconds: 1 });
    expect((await resend(id)).statusCode).toBe(204);
  });

  test('brings a new code for the same confirmation and new tries', async () => {
    const { id, email, code } = await askForLogin();
    for (let attempt = 1; attempt <= 5; attempt += 1) await confirm(id, notCode(code));
    app.clock.advance({ seconds: 300 });
    await resend(id);
    const newCode = await lastCodeTo(app, email);
    expect(await messagesTo(app, email)).toHaveLength(2);
    if (newCode !== code) expect((await confirm(id, code)).statusCode).toBe(400);
    expect((await confirm(id, newCode)).statusCode).toBe(204);
    expect((await resend(id)).statusCode).toBe(404);
  });

  test('is given once to two who ask at the same moment', async () => {
    const { id, email } = await askForLogin();
    app.clock.advance({ seconds: 300 });
    const answers = await Promise.all([resend(id), resend(id)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 429]);
    expect(await messagesTo(app, email)).toHaveLength(2);
  });

  test('is given five times', async () => {
    const { id } = await askForLogin();
    for (let count = 1; count <= 5; count += 1) {
      // Hours apart, so that no other limit is hit.
      app.clock.advance({ hours: 1 });
      expect((await resend(id)).statusCode).toBe(204);
    }
    app.clock.advance({ hours: 1 });
    expect(refusal(await resend(id))).toMatchObject({ status: 429, code: 'RESENDS_EXCEEDED' });
  });
});

describe('a stranger', () => {
  test('cannot spend the tries of somebody else', async () => {
    const email = 'victim@example.com';
    await addAccount(app, { email });
    const ask = async () =>
      (await call(app, 'POST /users/request_password_reset', { json: { userName: email } })).json();
    const own = await ask();
    const ownCode = await lastCodeTo(app, email);
    app.clock.advance({ seconds: 1 });
    const strangers = await ask();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await call(app, 'POST /users/reset_password', {
        json: { userId: strangers.userId, code: notCode(ownCode), password: 'a third taiga' },
      });
    const reset = await call(app, 'POST /users/reset_password', {
      json: { userId: own.userId, code: ownCode, password: 'a third taiga' },
    });
    expect(reset.statusCode).toBe(204);
  });
});

test('an unknown confirmation is not found', async () => {
  const id = '01980000-0000-7000-8000-000000000000';
  expect((await confirm(id, '123456')).statusCode).toBe(404);
  expect((await resend(id)).statusCode).toBe(404);
});

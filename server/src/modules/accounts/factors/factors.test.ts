import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/context/context.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { createAuthenticator } from '../../../testing/people/test-authenticator.ts';
import { confirm, enrolPasskey, enrolTotp, totpNow } from '../../../testing/people/test-factors.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { resetFactors } from './remove-factor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const enter = async (details: Parameters<typeof addAccount>[1] = {}) => {
  const account = await addAccount(app, details);
  return { account, token: await signIn(app, account) };
};
const list = async (token: string) => (await call(app, 'GET /users/factors', { token })).json();
const remove = (token: string, id: string) => call(app, `DELETE /users/factors/${id}`, { token });
const renew = (token: string) => call(app, 'POST /users/factors/recovery-codes', { token });
const isAlive = async (token: string) =>
  (await call(app, 'GET /users/current-user', { token })).statusCode === 200;
const startTotp = (token: string) => call(app, 'POST /users/factors/totp', { token });
const confirmTotp = (token: string, code: string) =>
  call(app, 'POST /users/factors/totp/confirm', { token, json: { code } });

const listEvents = (userId: string) =>
  app.database.db
    .selectFrom('journal_event')
    .select(['type', 'actor', 'actor_id', 'before', 'after'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('an authenticator app', () => {
  test('is added with its first code, and with it ten recovery codes', async () => {
    const { account, token } = await enter();
    expect(await list(token)).toEqual({ factors: [], recoveryCodesLeft: 0, required: false });
    const { secret, uri } = (await startTotp(token)).json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`${encodeURIComponent(account.email ?? '')}?secret=${secret}&`);
    const answer = await confirmTotp(token, totpNow(app, secret));
    expect(answer.statusCode).toBe(201);
    const { factor, recoveryCodes } = answer.json();
    expect(factor).toEqual({
      id: expect.any(String),
      kind: 'TOTP',
      name: null,
      createdDate: expect.any(String),
      lastUsedDate: null,
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await list(token)).toEqual({ factors: [factor], recoveryCodesLeft: 10, required: false });
  });

  test('is not added by a wrong code; the fifth ends it', async () => {
    const { token } = await enter();
    const { secret } = (await startTotp(token)).json();
    const wrong = totpNow(app, secret, 5);
    for (let left = 4; left > 0; left -= 1)
      expect((await confirmTotp(token, wrong)).json()).toMatchObject({ attemptsLeft: left });
    expect(refusal(await confirmTotp(token, wrong))).toMatchObject({
      status: 429,
      code: 'CODE_ATTEMPTS_EXCEEDED',
    });
    expect((await confirmTotp(token, totpNow(app, secret))).statusCode).toBe(429);
    expect((await list(token)).factors).toEqual([]);
  });

  test('is confirmed in the session that began it, within 15 minutes', async () => {
    const { account, token } = await enter();
    const { secret } = (await startTotp(token)).json();
    const other = await signIn(app, account);
    expect(refusal(await confirmTotp(other, totpNow(app, secret))).fields).toEqual(['code EXPIRED_CODE']);
    app.clock.advance({ minutes: 15 });
    await call(app, 'POST /users/password-check', { token, json: { password: testPassword } });
    expect(refusal(await confirmTotp(token, totpNow(app, secret))).fields).toEqual(['code EXPIRED_CODE']);
  });

  test('replaces the one before, whose codes are good no more', async () => {
    const { token } = await enter();
    const first = await enrolTotp(app, token);
    const second = await enrolTotp(app, token);
    expect(second.recoveryCodes).toEqual([]);
    expect((await list(token)).factors.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    const { confirmation } = (await call(app, 'POST /users/factor-check', { token })).json();
    expect((await confirm(app, confirmation.id, totpNow(app, first.secret), token)).statusCode).toBe(400);
    expect((await confirm(app, confirmation.id, totpNow(app, second.secret), token)).statusCode).toBe(204);
  });

  test('keeps its secret sealed', async () => {
    const { account, token } = await enter();
    const { secret } = await enrolTotp(app, token);
    const row = await app.database.db
      .selectFrom('factor')
      .select('sealed_secret')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(row.sealed_secret).toHaveLength(76);
    expect(row.sealed_secret).not.toContain(secret);
  });
});

describe('what changes factors', () => {
  test('needs a recent password, and a recent factor once there is one', async () => {
    const { token } = await enter();
    const changes = () => [
      startTotp(token),
      call(app, 'POST /users/factors/passkey/options', { token }),
      renew(token),
      remove(token, '01980000-0000-7000-8000-0000000000aa'),
    ];
    const codes = async () => (await Promise.all(changes())).map((answer) => refusal(answer).code);
    const { secret } = await enrolTotp(app, token);
    app.clock.advance({ minutes: 11 });
    expect(new Set(await codes())).toEqual(new Set(['PASSWORD_REQUIRED']));
    await call(app, 'POST /users/password-check', { token, json: { password: testPassword } });
    expect(new Set(await codes())).toEqual(new Set(['FACTOR_CHECK_REQUIRED']));
    const { confirmation } = (await call(app, 'POST /users/factor-check', { token })).json();
    const proved = await confirm(app, confirmation.id, totpNow(app, secret), token);
    expect([proved.statusCode, proved.headers.authorization]).toEqual([204, undefined]);
    expect((await renew(token)).statusCode).toBe(200);
  });

  test('is refused to a session that began before the factor was there', async () => {
    const { account, token } = await enter();
    const { secret } = (await startTotp(token)).json();
    const authenticator = createAuthenticator();
    const other = await signIn(app, account);
    const options = (await call(app, 'POST /users/factors/passkey/options', { token: other })).json();
    await confirmTotp(token, totpNow(app, secret));
    const json = { name: 'Вор', response: authenticator.create(options) };
    expect(refusal(await call(app, 'POST /users/factors/passkey', { token: other, json })).code).toBe(
      'FACTOR_CHECK_REQUIRED',
    );
  });

  test('is proved again by the session that asked, and no other', async () => {
    const { account, token } = await enter();
    const { secret } = await enrolTotp(app, token);
    const other = await signIn(app, account);
    const { confirmation } = (await call(app, 'POST /users/factor-check', { token: other })).json();
    for (const one of [token, undefined])
      expect((await confirm(app, confirmation.id, totpNow(app, secret), one)).statusCode).toBe(404);
    expect((await confirm(app, confirmation.id, totpNow(app, secret), other)).statusCode).toBe(204);
  });
});

test('a factor that is removed ends the sessions opened with it, but not the one that removes it, nor others', async () => {
  const { account, token } = await enter();
  const totp = await enrolTotp(app, token);
  const passkey = await enrolPasskey(app, token);
  const login = async () =>
    (
      await call(app, 'POST /login-attempt', { json: { username: account.email, password: testPassword } })
    ).json().confirmation;
  const withTotp = await confirm(app, (await login()).id, totpNow(app, totp.secret));
  const { id, passkeyOptions } = await login();
  const withPasskey = await call(app, `POST /confirmation-codes/${id}/passkey`, {
    json: { response: passkey.authenticator.get(passkeyOptions) },
  });
  const [byTotp, byPasskey] = [withTotp, withPasskey].map(({ headers }) => String(headers.authorization));
  expect((await remove(token, totp.id)).statusCode).toBe(204);
  expect(await Promise.all([token, byTotp, byPasskey].map((one) => isAlive(one ?? '')))).toEqual([
    true,
    false,
    true,
  ]);
  expect((await list(token)).recoveryCodesLeft).toBe(10);
  expect((await remove(token, passkey.id)).statusCode).toBe(204);
  expect(await list(token)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  expect((await renew(token)).statusCode).toBe(404);
});

test('another account’s factor cannot be removed', async () => {
  const { token } = await enter();
  const { id } = await enrolTotp(app, (await enter()).token);
  expect((await remove(token, id)).statusCode).toBe(404);
});

test('every change is told to every verified contact and is in the journal', async () => {
  const phone = '+79147770001';
  const { account, token } = await enter({ phone, email: 'factors@example.com', email_verified: true });
  const { id } = await enrolTotp(app, token);
  await renew(token);
  await remove(token, id);
  for (const target of [phone, 'factors@example.com'])
    expect((await messagesTo(app, target)).map(({ body }) => body)).toEqual([
      expect.stringMatching(/добавлен/),
      expect.stringMatching(/коды восстановления/),
      expect.stringMatching(/удалён/),
    ]);
  const events = await listEvents(account.id);
  const by = { actor: 'DRIVER', actor_id: account.id };
  expect(events).toEqual([
    { ...by, type: 'FACTOR_ADDED', before: null, after: { factor: 'TOTP', name: null } },
    { ...by, type: 'RECOVERY_CODES_RENEWED', before: null, after: null },
    { ...by, type: 'FACTOR_REMOVED', before: { factor: 'TOTP', name: null }, after: null },
  ]);
});

test('factors that are reset for a lost phone end with codes and sessions; it is told and in the journal', async () => {
  const email = 'lost@example.com';
  const { account, token } = await enter({ email });
  await enrolTotp(app, token);
  await enrolPasskey(app, token);
  const reset = () => inTransaction(app.systemContext(), (trx) => resetFactors(trx, account));
  expect([await reset(), await reset()]).toEqual([true, false]);
  expect(await isAlive(token)).toBe(false);
  expect((await messagesTo(app, email)).at(-1)?.body).toContain('сбросил вторые факторы');
  const events = await listEvents(account.id);
  expect(events.at(-1)).toMatchObject({
    type: 'FACTORS_RESET',
    actor: 'SYSTEM',
    before: { factors: ['TOTP', 'PASSKEY'] },
  });
  const again = await signIn(app, account);
  expect(await list(again)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
});

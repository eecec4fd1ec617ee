import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { confirm, enrolPasskey, enrolTotp, login, totpNow } from '../../../testing/people/test-factors.ts';
import { lastCodeTo, messagesTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

let people = 0;
/** A driver with an authenticator app. */
const enrolled = async (details: Parameters<typeof addAccount>[1] = {}) => {
  people += 1;
  const email = `factor-${people}@example.com`;
  const account = await addAccount(app, { email, ...details });
  const token = await signIn(app, account, account.roles.length > 0 ? 'admin' : 'web');
  return { account, email, token, ...(await enrolTotp(app, token)) };
};
const begin = async (email: string, as?: string) => (await login(app, email, as)).json().confirmation;
const wrongCode = { status: 400, fields: ['code WRONG_CODE'] };
const expired = { status: 400, fields: ['code EXPIRED_CODE'] };

test('an account with an app is asked for its code after the password, and gets the session it asked for', async () => {
  const { email, secret } = await enrolled();
  const answer = await login(app, email, 'mobile');
  expect([answer.statusCode, answer.headers.authorization]).toEqual([202, undefined]);
  const { confirmation } = answer.json();
  expect(confirmation).toEqual({
    id: expect.any(String),
    kind: 'TOTP',
    methods: ['TOTP', 'RECOVERY_CODE'],
    expiresInSeconds: 900,
  });
  const opened = await confirm(app, confirmation.id, totpNow(app, secret));
  expect(opened.statusCode).toBe(204);
  const token = String(opened.headers.authorization);
  const sessions = (await call(app, 'GET /users/sessions', { token })).json();
  expect(sessions).toMatchObject([{ applicationType: 'mobile', current: true }, { applicationType: 'web' }]);
  expect((await call(app, 'GET /users/factors', { token })).json()).toMatchObject({
    factors: [{ kind: 'TOTP', lastUsedDate: expect.any(String) }],
  });
});

describe('a code of the app', () => {
  test('is good once, also for another sign-in and on the step before', async () => {
    const { email, secret } = await enrolled();
    const code = totpNow(app, secret);
    const [first, second] = [await begin(email), await begin(email)];
    expect((await confirm(app, first.id, code)).statusCode).toBe(204);
    expect(refusal(await confirm(app, first.id, code))).toMatchObject(expired);
    expect(refusal(await confirm(app, second.id, code))).toMatchObject(wrongCode);
    expect(refusal(await confirm(app, second.id, totpNow(app, secret, -1)))).toMatchObject(wrongCode);
    app.clock.advance({ seconds: 30 });
    expect((await confirm(app, second.id, totpNow(app, secret))).statusCode).toBe(204);
  });

  test('that confirmed the app does not sign in as well', async () => {
    const { email, secret } = await enrolled();
    const { id } = await begin(email);
    expect(refusal(await confirm(app, id, totpNow(app, secret, -1)))).toMatchObject(wrongCode);
  });

  test('at many places at once opens one session', async () => {
    const { email, secret } = await enrolled();
    const confirmations = await Promise.all(Array.from({ length: 6 }, () => begin(email)));
    const code = totpNow(app, secret);
    const answers = await Promise.all(confirmations.map(({ id }) => confirm(app, id, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test('of another account is wrong', async () => {
    const [own, other] = [await enrolled(), await enrolled()];
    const { id } = await begin(own.email);
    expect(refusal(await confirm(app, id, totpNow(app, other.secret)))).toMatchObject(wrongCode);
  });

  test('is expected for 15 minutes', async () => {
    const { email, secret } = await enrolled();
    const { id } = await begin(email);
    app.clock.advance({ minutes: 15 });
    expect(refusal(await confirm(app, id, totpNow(app, secret)))).toMatchObject(expired);
  });
});

describe('a recovery code', () => {
  test('opens a session once, and the owner is told', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const opened = await confirm(app, (await begin(email)).id, code);
    expect(opened.statusCode).toBe(204);
    expect(refusal(await confirm(app, (await begin(email)).id, code))).toMatchObject(wrongCode);
    const token = String(opened.headers.authorization);
    expect((await call(app, 'GET /users/factors', { token })).json().recoveryCodesLeft).toBe(9);
    expect((await messagesTo(app, email)).at(-1)?.body).toMatch(/Осталось кодов: 9/);
  });

  test('at two places at once opens one session', async () => {
    const { email, recoveryCodes } = await enrolled();
    const confirmations = await Promise.all(Array.from({ length: 6 }, () => begin(email)));
    const answers = await Promise.all(
      confirmations.map(({ id }) => confirm(app, id, recoveryCodes[1] ?? '')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test('of another account, or of the set before, is wrong', async () => {
    const [own, other] = [await enrolled(), await enrolled()];
    const [theirs = ''] = other.recoveryCodes;
    expect(refusal(await confirm(app, (await begin(own.email)).id, theirs))).toMatchObject(wrongCode);
    const { token } = own;
    const renewed = (await call(app, 'POST /users/factors/recovery-codes', { token })).json();
    const [old = ''] = own.recoveryCodes;
    expect(refusal(await confirm(app, (await begin(own.email)).id, old))).toMatchObject(wrongCode);
    expect((await confirm(app, (await begin(own.email)).id, renewed.recoveryCodes[9])).statusCode).toBe(204);
  });

  test('is no longer offered when none is left', async () => {
    const { account, email } = await enrolled();
    await app.database.db
      .updateTable('recovery_code_set')
      .set({ hashes: [] })
      .where('account_id', '=', account.id)
      .execute();
    expect((await begin(email)).methods).toEqual(['TOTP']);
  });
});

describe('no code by mail or SMS takes the place of the factor', () => {
  test.each(['web', 'mobile', 'admin', 'terminal'])('in a %s session', async (as) => {
    const { email } = await enrolled({ roles: ['ADMIN'], second_step: true });
    const before = (await messagesTo(app, email)).length;
    expect(await begin(email, as)).toMatchObject({ kind: 'TOTP' });
    expect(await messagesTo(app, email)).toHaveLength(before);
  });

  test('that was sent before there was a factor', async () => {
    const email = 'earlier@example.com';
    const account = await addAccount(app, { email, second_step: true });
    const { id, kind } = await begin(email);
    expect(kind).toBe('LOGIN_ATTEMPT');
    const code = await lastCodeTo(app, email);
    await enrolTotp(app, await signIn(app, account));
    expect(refusal(await confirm(app, id, code))).toMatchObject(expired);
    app.clock.advance({ minutes: 6 });
    expect((await call(app, `POST /confirmation-codes/${id}/resend`)).statusCode).toBe(404);
    // Makes the code look as if it had been sent while the factor was being added.
    const sent = app.database.db.updateTable('confirmation_code').set({ used_at: null });
    await sent.where('id', '=', id).execute();
    expect(refusal(await confirm(app, id, code))).toMatchObject(expired);
  });

  test('by sending the sign-in again', async () => {
    const { email } = await enrolled();
    const { id } = await begin(email);
    expect((await call(app, `POST /confirmation-codes/${id}/resend`)).statusCode).toBe(404);
  });

  test('after a forgotten password; a sign-in that was begun with the old one ends', async () => {
    const { email, secret } = await enrolled();
    const { id } = await begin(email);
    const { userId } = (
      await call(app, 'POST /users/request_password_reset', { json: { userName: email } })
    ).json();
    const json = { userId, code: await lastCodeTo(app, email), password: 'a new taiga in spring' };
    expect((await call(app, 'POST /users/reset_password', { json })).statusCode).toBe(204);
    expect(refusal(await confirm(app, id, totpNow(app, secret)))).toMatchObject(expired);
    const again = await call(app, 'POST /login-attempt', {
      json: { username: email, password: json.password },
    });
    expect([again.statusCode, again.json().confirmation.kind]).toEqual([202, 'TOTP']);
  });
});

test('who was blocked meanwhile is not let in, and the sign-in does not outlive the block', async () => {
  const { account, email, secret } = await enrolled();
  const { id } = await begin(email);
  const admin = await signIn(app, await addAccount(app, { roles: ['ADMIN'] }), 'admin');
  const set = (status: string) =>
    call(app, `PUT /users/${account.id}/status?status=${status}`, { token: admin });
  await set('BLOCKED');
  expect(refusal(await confirm(app, id, totpNow(app, secret))).status).toBe(400);
  await set('ACTIVE');
  expect(refusal(await confirm(app, id, totpNow(app, secret)))).toMatchObject(expired);
});

test('an account with both is asked for the passkey, and may take the app’s code', async () => {
  const { email, token, secret } = await enrolled();
  const { authenticator } = await enrolPasskey(app, token);
  const confirmation = await begin(email);
  expect(confirmation).toMatchObject({
    kind: 'PASSKEY',
    methods: ['PASSKEY', 'TOTP', 'RECOVERY_CODE'],
    passkeyOptions: {
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    },
  });
  expect((await confirm(app, confirmation.id, totpNow(app, secret))).statusCode).toBe(204);
});

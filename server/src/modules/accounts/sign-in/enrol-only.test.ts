import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import {
  confirm,
  enrolPasskey,
  enrolTotp,
  login,
  sendAssertion,
  totpNow,
} from '../../../testing/people/test-factors.ts';
import { lastCodeTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { REQUIRE_ADMIN_SECOND_STEP: 'on' } });
});

afterAll(() => app.close());

const byMail = async (email: string, as = 'admin') => {
  const { confirmation } = (await login(app, email, as)).json();
  expect(confirmation.kind).toBe('LOGIN_ATTEMPT');
  const opened = await confirm(app, confirmation.id, await lastCodeTo(app, email));
  expect(opened.statusCode).toBe(204);
  app.clock.advance({ minutes: 6 });
  return String(opened.headers.authorization);
};
const statusOf = async (token: string, request = 'GET /users') =>
  (await call(app, request, { token })).statusCode;

test('an operator without a factor signs in by mail, may only enrol, and works on in the same session', async () => {
  const email = 'enrols@example.com';
  await addAccount(app, { email, roles: ['OPERATOR'] });
  const token = await byMail(email);
  expect(refusal(await call(app, 'GET /users', { token }))).toMatchObject({
    status: 403,
    code: 'FACTOR_REQUIRED',
  });
  expect((await call(app, 'GET /users/factors', { token })).json()).toMatchObject({ required: true });
  const lacksFactor = async () => (await call(app, 'GET /users/current-user', { token })).json().lacksFactor;
  expect(await lacksFactor()).toBe(true);
  await enrolTotp(app, token);
  expect(await statusOf(token)).toBe(200);
  expect(await lacksFactor()).toBeUndefined();
});

test('another session that was opened without the factor has to prove it', async () => {
  const email = 'two-screens@example.com';
  await addAccount(app, { email, roles: ['ADMIN'] });
  const [second, first] = [await byMail(email), await byMail(email)];
  const { authenticator } = await enrolPasskey(app, first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 403]);
  await call(app, 'POST /users/password-check', { token: second, json: { password: testPassword } });
  const add = await call(app, 'POST /users/factors/totp', { token: second });
  expect(refusal(add).code).toBe('FACTOR_CHECK_REQUIRED');
  const { confirmation } = (await call(app, 'POST /users/factor-check', { token: second })).json();
  const response = authenticator.get(confirmation.passkeyOptions);
  expect((await sendAssertion(app, confirmation.id, response, second)).statusCode).toBe(204);
  expect(await statusOf(second)).toBe(200);
});

test('the last factor of a console role stays; one of two goes, and a driver’s goes', async () => {
  const email = 'keeps@example.com';
  await addAccount(app, { email, roles: ['AUDITOR'] });
  const token = await byMail(email);
  const { id, secret } = await enrolTotp(app, token);
  const remove = (factor: string) => call(app, `DELETE /users/factors/${factor}`, { token });
  expect(refusal(await remove(id))).toMatchObject({ status: 422, code: 'LAST_FACTOR' });
  const passkey = await enrolPasskey(app, token);
  expect((await remove(id)).statusCode).toBe(204);
  expect(refusal(await remove(passkey.id)).code).toBe('LAST_FACTOR');
  expect(
    (await confirm(app, (await login(app, email)).json().confirmation.id, totpNow(app, secret))).statusCode,
  ).toBe(400);

  const { email: drivers } = await addAccount(app);
  const signedIn = await login(app, drivers ?? '');
  const driver = String(signedIn.headers.authorization);
  const own = await enrolTotp(app, driver);
  const gone = await call(app, `DELETE /users/factors/${own.id}`, { token: driver });
  expect(gone.statusCode).toBe(204);
});

test('nothing is demanded of a hall display, nor of an operator who drives', async () => {
  const { email: board } = await addAccount(app, { roles: ['BOARD'] });
  expect(
    await statusOf(
      String((await login(app, board ?? '', 'admin')).headers.authorization),
      'GET /queue?placement=board',
    ),
  ).toBe(200);
  const email = 'drives@example.com';
  await addAccount(app, { email, roles: ['OPERATOR'] });
  const token = await byMail(email, 'web');
  expect(await statusOf(token, 'GET /booking/current-user')).toBe(200);
  const enrol = await call(app, 'POST /users/factors/totp', { token });
  expect(refusal(enrol).code).toBe('ADMIN_SESSION_REQUIRED');
});

test('an administrator without a factor needs a code by mail in every kind of session', async () => {
  const email = 'careful@example.com';
  await addAccount(app, { email, roles: ['ADMIN'] });
  for (const type of ['admin', 'terminal', 'web']) await byMail(email, type);
  const { email: drivers } = await addAccount(app);
  expect((await login(app, drivers ?? '')).statusCode).toBe(200);
});

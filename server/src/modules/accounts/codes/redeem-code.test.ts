import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmationKinds } from '#contract/accounts/accounts.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { solveCaptcha } from '../../../testing/people/solve-captcha.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, notCode } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getCodeKind } from './code-kind.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"failuresPerAddress":6}' } });
});

afterAll(() => app.close());

const login = (username: string, type = 'web') =>
  call(app, 'POST /login-attempt', {
    json: { username, password: testPassword },
    headers: { 'application-type': type },
  });

const ask = async () => {
  people += 1;
  const email = `guess${people}@example.com`;
  await addAccount(app, { email, second_step: true, roles: ['BOARD'] });
  const { id } = (await login(email)).json().confirmation;
  return { id, email, code: await lastCodeTo(app, email) };
};

const confirm = (id: string, code: string, address: string, captchaToken = '') =>
  call(app, `POST /confirmation-codes/${id}/confirm?code=${code}&captchaToken=${captchaToken}`, { address });

test('every kind of code is defined by somebody', () => {
  expect(confirmationKinds.map((kind) => getCodeKind(kind).kind)).toEqual([...confirmationKinds]);
});

test('wrong codes of many confirmations are counted for the address, which then has to work', async () => {
  const guesser = '203.0.113.77';
  for (let count = 1; count <= 2; count += 1) {
    const { id, code } = await ask();
    for (let attempt = 1; attempt <= 3; attempt += 1)
      expect((await confirm(id, notCode(code), guesser)).statusCode).toBe(400);
  }
  const { id, code } = await ask();
  expect(refusal(await confirm(id, code, guesser))).toMatchObject({ status: 422, code: 'CAPTCHA_REQUIRED' });
  const reset = await call(app, 'POST /users/reset_password', {
    json: { userId: id, code: '123456', password: 'a guessed taiga' },
    address: guesser,
  });
  expect(refusal(reset).code).toBe('CAPTCHA_REQUIRED');
  expect((await confirm(id, notCode(code), '203.0.113.78')).statusCode).toBe(400);
  const token = encodeURIComponent(await solveCaptcha(app));
  expect((await confirm(id, code, guesser, token)).statusCode).toBe(204);
});

test('signing in as another kind of application brings a new code and no new tries', async () => {
  const address = '203.0.113.79';
  const { id, email, code } = await ask();
  for (let attempt = 1; attempt <= 3; attempt += 1) await confirm(id, notCode(code), address);
  const other = (await login(email, 'admin')).json().confirmation;
  expect(other.id).not.toBe(id);
  expect(refusal(await confirm(id, code, address)).fields).toEqual(['code EXPIRED_CODE']);
  const otherCode = await lastCodeTo(app, email);
  expect((await confirm(other.id, notCode(otherCode), address)).json()).toMatchObject({ attemptsLeft: 1 });
  expect((await confirm(other.id, notCode(otherCode), address)).statusCode).toBe(429);
  expect(refusal(await login(email)).code).toBe('CODE_ATTEMPTS_EXCEEDED');
});

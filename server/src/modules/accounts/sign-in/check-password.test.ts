import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#kernel/access.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const check = (token: string, password: string) =>
  call(app, 'POST /users/password-check', { token, json: { password } });

const enter = async (roles: Role[] = []) =>
  signIn(app, await addAccount(app, { roles }), roles.length > 0 ? 'admin' : 'web');

const someId = '01980000-0000-7000-8000-0000000000aa';
const guarded: readonly [string, object][] = [
  ['PUT /users/mail?mail=next@example.com', {}],
  ['PUT /users/phone', { form: { mobileNumber: '+79141110001' } }],
  ['PUT /users/personal-data', { json: { secondStep: true } }],
  [`PUT /users/${someId}/roles`, { json: { roles: [] } }],
];

describe.each(guarded)('%s', (request, body) => {
  test('needs a password given within ten minutes', async () => {
    const token = await enter(['ADMIN']);
    app.clock.advance({ minutes: 10, seconds: 1 });
    expect(refusal(await call(app, request, { token, ...body }))).toMatchObject({
      status: 403,
      code: 'PASSWORD_REQUIRED',
    });
    expect((await check(token, testPassword)).statusCode).toBe(204);
    app.clock.advance({ minutes: 10 });
    expect([200, 404]).toContain((await call(app, request, { token, ...body })).statusCode);
  });
});

test('names are changed without it, and so is a second step that stays as it was', async () => {
  const token = await enter();
  app.clock.advance({ hours: 1 });
  const answer = await call(app, 'PUT /users/personal-data', {
    token,
    json: { firstName: 'Пётр', secondStep: false },
  });
  expect(answer.statusCode).toBe(200);
});

test('a new password is the password that was given', async () => {
  const token = await enter();
  app.clock.advance({ hours: 1 });
  await call(app, 'PUT /users/password', {
    token,
    json: { currentPassword: testPassword, newPassword: 'a later taiga' },
  });
  expect((await call(app, 'PUT /users/mail?mail=later@example.com', { token })).statusCode).toBe(200);
});

test('a wrong one is told, and the fifth in a row ends the session', async () => {
  const token = await enter();
  const wrong = async (times: number) => {
    for (let count = 1; count <= times; count += 1)
      expect(refusal(await check(token, 'not the password'))).toMatchObject({
        status: 400,
        fields: ['password WRONG_PASSWORD'],
      });
  };
  await wrong(4);
  expect((await check(token, testPassword)).statusCode).toBe(204);
  await wrong(4);
  expect((await check(token, 'not the password')).statusCode).toBe(401);
  expect((await check(token, testPassword)).statusCode).toBe(401);
});

test('wrong ones count where signing in counts them', async () => {
  const email = 'guessed@example.com';
  const account = await addAccount(app, { email });
  for (let session = 1; session <= 2; session += 1) {
    const token = await signIn(app, account);
    for (let count = 1; count <= 5; count += 1) await check(token, 'not the password');
  }
  const login = await call(app, 'POST /login-attempt', {
    json: { username: email, password: testPassword },
  });
  expect(login.statusCode).toBe(429);
});

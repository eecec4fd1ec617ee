import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { lastCodeTo, notCode } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
});

afterAll(() => app.close());

test('passwords, codes and tokens never reach the log', async () => {
  const phone = '+79144440001';
  const secrets: string[] = [];
  const secret = <T extends string>(value: T): T => {
    secrets.push(value);
    return value;
  };
  const login = (password: string) =>
    call(app, 'POST /login-attempt', { json: { username: phone, password: secret(password) } });

  const registered = await call(app, 'POST /users/registration', {
    headers: { 'idempotency-key': 'log-1' },
    json: registrationOf(phone, { password: secret('my first taiga') }),
  });
  const { id } = registered.json().confirmation;
  const code = secret(await lastCodeTo(app, phone));
  await call(app, `POST /confirmation-codes/${id}/confirm?code=${secret(notCode(code))}`);
  const confirmed = await call(app, `POST /confirmation-codes/${id}/confirm?code=${code}`);
  const token = secret(String(confirmed.headers.authorization).replace('Bearer ', ''));
  await login('a wrong guess');
  secret(String((await login('my first taiga')).headers.authorization));
  await call(app, 'PUT /users/password', {
    token: `Bearer ${token}`,
    json: { currentPassword: 'my first taiga', newPassword: secret('my second taiga') },
  });
  await call(app, 'POST /users/password-check', {
    token: `Bearer ${token}`,
    json: { password: secret('a guess in an open session') },
  });
  const recovery = await call(app, 'POST /users/request_password_reset', { json: { userName: phone } });
  await call(app, 'POST /users/reset_password', {
    json: {
      userId: recovery.json().userId,
      code: secret(await lastCodeTo(app, phone)),
      password: secret('my third taiga'),
    },
  });
  await call(app, 'POST /login-attempt', {
    json: { username: phone, password: { nested: secret('not a string') } },
  });
  await call(app, 'POST /login-attempt', { json: { username: phone, pasword: secret('mistyped field') } });

  const log = JSON.stringify(app.log);
  expect(app.log.length).toBeGreaterThanOrEqual(9);
  expect(secrets.filter((value) => log.includes(value))).toEqual([]);
  expect(log).not.toContain(phone);
});

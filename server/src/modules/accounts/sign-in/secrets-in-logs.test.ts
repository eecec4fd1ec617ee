import { sql } from 'kysely';
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

test('nor do they from a header, an address line, a body or an error, wherever they stand', async () => {
  const secrets: string[] = [];
  const plant = (where: string) => {
    secrets.push(`planted-${where}`);
    return `planted-${where}`;
  };
  const seen = app.log.length;
  for (const url of ['/api/booking/current-user', '/api/users/current-user', '/api/nowhere', '/nowhere.txt'])
    await app.server.inject({
      method: 'GET',
      url: `${url}?code=${plant('query')}&${plant('name')}=1`,
      headers: {
        authorization: `Bearer ${plant('a')}.${plant('b')}.${plant('c')}`,
        cookie: `token=${plant('cookie')}`,
        'idempotency-key': plant('key'),
        'x-request-id': `${plant('id')}\n`,
        'user-agent': plant('agent'),
      },
    });
  for (const payload of [`{"password":"${plant('json')}"`, `[${plant('text')}]`, plant('nothing')])
    await app.server.inject({
      method: 'POST',
      url: '/api/login-attempt',
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const facts = { code: plant('code'), user: { email: plant('email'), all: [{ token: plant('token') }] } };
  app.server.log.warn(facts, 'something is logged that should not be');
  const unreadable = await sql`SELECT ${plant('uuid')}::uuid`.execute(app.database.db).catch((err) => err);
  const unparsable = await Promise.try(() => JSON.parse(plant('parsed'))).catch((err) => err);
  const detailed = Object.assign(new Error('it failed'), {
    detail: plant('detail'),
    values: [plant('value')],
  });
  for (const err of [unreadable, unparsable, detailed]) app.server.log.error({ err }, 'a request failed');

  const log = JSON.stringify(app.log.slice(seen));
  expect(app.log.length - seen).toBe(11);
  expect(secrets.filter((value) => log.includes(value))).toEqual([]);
  expect(facts.code).toBe('planted-code');
});

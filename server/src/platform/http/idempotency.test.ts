import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../testing/people/call-api.ts';
import { registrationOf } from '../../testing/people/registration.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"registrationsPerAddress":1000}' } });
});

afterAll(() => app.close());

const register = (key: string, phoneNumber: string, changes: object = {}, address = '192.0.2.1') =>
  call(app, 'POST /users/registration', {
    address,
    headers: { 'idempotency-key': key },
    json: registrationOf(phoneNumber, changes),
  });

test('the same request is done once and answered twice', async () => {
  const first = await register('key-1', '+79142220001');
  const second = await register('key-1', '+79142220001');
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(await messagesTo(app, '+79142220001')).toHaveLength(1);
});

test('requests at the same moment are done once too', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => register('key-2', '+79142220002')));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await messagesTo(app, '+79142220002')).toHaveLength(1);
});

test('however many come at the same moment, they count as one against the limits', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => register('key-9', '+79142220012')));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect((await register('key-10', '+79142220012')).statusCode).toBe(201);
});

test('another body under the same key is a conflict', async () => {
  await register('key-3', '+79142220003');
  expect(refusal(await register('key-3', '+79142220003', { firstName: 'C' }))).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('the same body with another captcha is the same request', async () => {
  const first = await register('key-8', '+79142220011', { captchaToken: 'one' });
  const second = await register('key-8', '+79142220011', { captchaToken: 'two' });
  expect(second.json()).toEqual(first.json());
});

test('keys of different senders are apart', async () => {
  const one = await register('key-4', '+79142220004');
  const other = await register('key-4', '+79142220005', {}, '192.0.2.2');
  expect(other.statusCode).toBe(201);
  expect(other.json()).not.toEqual(one.json());
});

test('a refusal is not kept', async () => {
  expect((await register('key-5', '+79142220006', { password: 'short' })).statusCode).toBe(400);
  expect((await register('key-5', '+79142220006', { password: 'password123' })).statusCode).toBe(400);
  expect((await register('key-5', '+79142220006')).statusCode).toBe(201);
});

test('an answer is kept for a day', async () => {
  const first = await register('key-6', '+79142220007');
  app.clock.advance({ hours: 23, minutes: 59 });
  expect((await register('key-6', '+79142220007')).json()).toEqual(first.json());
  app.clock.advance({ minutes: 1 });
  expect((await register('key-6', '+79142220008')).json()).not.toEqual(first.json());
});

test('what is kept tells neither who asked nor what', async () => {
  await register('key-7', '+79142220009');
  const rows = await app.database.db.selectFrom('idempotent_answer').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/taiga|192\.0\.2|79142220009/);
});

test('a key that cannot be one is refused', async () => {
  expect(refusal(await register('x'.repeat(201), '+79142220010')).fields).toEqual([
    'Idempotency-Key INVALID_FORMAT',
  ]);
});

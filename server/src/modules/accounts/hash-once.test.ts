import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../testing/call-api.ts';
import { addAccount, testPassword } from '../../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const hashes = vi.hoisted(() => ({ count: 0 }));

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof original.argon2 = (...args) => {
    hashes.count += 1;
    return original.argon2(...args);
  };
  return { ...original, argon2 };
});

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"registrationsPerAddress":1000}' } });
  await addAccount(app, { email: 'known@example.com' });
  await addAccount(app, { email: 'blocked@example.com', status: 'BLOCKED' });
  await addAccount(app, {
    email: 'unverified@example.com',
    email_verified: false,
    status: 'NEED_VERIFICATION_PHONE',
  });
});

afterAll(() => app.close());

beforeEach(() => {
  hashes.count = 0;
});

const names = ['known', 'blocked', 'unverified', 'unknown'].map((name) => `${name}@example.com`);

test.each(names)(
  'signing in as %s hashes once, with a wrong password and with the right one',
  async (username) => {
    await call(app, 'POST /login-attempt', { json: { username, password: 'not the password' } });
    expect(hashes.count).toBe(1);
    await call(app, 'POST /login-attempt', { json: { username, password: testPassword } });
    expect(hashes.count).toBe(2);
  },
);

test.each(names)('registering %s hashes once', async (email) => {
  const answer = await call(app, 'POST /users/registration', {
    json: {
      identificationMethod: 'EMAIL',
      email,
      password: 'taiga under snow',
      firstName: 'A',
      lastName: 'B',
      agreementAccepted: true,
    },
  });
  expect(answer.statusCode).toBe(201);
  expect(hashes.count).toBe(1);
});

test.each(names)('asking for a recovery of %s hashes nothing, nor does a wrong code', async (userName) => {
  const { userId } = (await call(app, 'POST /users/request_password_reset', { json: { userName } })).json();
  await call(app, 'POST /users/reset_password', {
    json: { userId, code: '12345678', password: 'taiga under snow' },
  });
  expect(hashes.count).toBe(0);
});

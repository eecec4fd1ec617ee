import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

/** Spies on the hash function itself to catch every call; syncBuiltinESMExports updates named imports. */
const hashing = vi.spyOn(crypto, 'argon2');
syncBuiltinESMExports();

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

afterAll(async () => {
  hashing.mockRestore();
  syncBuiltinESMExports();
  await app.close();
});

beforeEach(() => {
  hashing.mockClear();
});

const names = ['known', 'blocked', 'unverified', 'unknown'].map((name) => `${name}@example.com`);

test.each(names)(
  'signing in as %s hashes once, with a wrong password and with the right one',
  async (username) => {
    await call(app, 'POST /login-attempt', { json: { username, password: 'not the password' } });
    expect(hashing).toHaveBeenCalledTimes(1);
    await call(app, 'POST /login-attempt', { json: { username, password: testPassword } });
    expect(hashing).toHaveBeenCalledTimes(2);
  },
);

test.each(names)('registering %s hashes once', async (email) => {
  const answer = await call(app, 'POST /users/registration', { json: registrationOf(email) });
  expect(answer.statusCode).toBe(201);
  expect(hashing).toHaveBeenCalledTimes(1);
});

test.each(names)('asking for a recovery of %s hashes nothing, nor does a wrong code', async (userName) => {
  const { userId } = (await call(app, 'POST /users/request_password_reset', { json: { userName } })).json();
  await call(app, 'POST /users/reset_password', {
    json: { userId, code: '12345678', password: 'taiga under snow' },
  });
  expect(hashing).toHaveBeenCalledTimes(0);
});

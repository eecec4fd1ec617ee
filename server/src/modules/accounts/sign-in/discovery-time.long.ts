import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cost, usualCost } from '../../../platform/auth/passwords.ts';
import { call } from '../../../testing/people/call-api.ts';
import { interleave } from '../../../testing/people/compare-times.ts';
import { noAccountLimits } from '../../../testing/people/no-account-limits.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

const pairs = 200;
/** A sixteenth of the usual cost: a long hash would hide timing differences. */
const shortHash: Cost = { ...usualCost, memory: usualCost.memory / 16 };
const taken = (index: number) => `+7915${String(index).padStart(7, '0')}`;
const free = (index: number) => `+7916${String(index).padStart(7, '0')}`;

beforeAll(async () => {
  app = await createTestApp({ env: noAccountLimits, passwordCost: shortHash });
});

afterAll(() => app.close());

let accounts = pairs;
/** Adds the accounts of one round, because most runs do not need all rounds. */
const addTaken = async (first: number) => {
  for (; accounts < first + pairs; accounts += 1) await addAccount(app, { phone: taken(accounts) });
};

test('signing in takes as long for a name that is known as for one that is not', {
  timeout: 300_000,
}, async () => {
  const login = (username: string) =>
    call(app, 'POST /login-attempt', { json: { username, password: 'not the password' } });
  const apart = await interleave(pairs, {
    one: (pair) => login(taken(pair)),
    other: (pair) => login(free(pair)),
    prepare: addTaken,
  });
  expect(apart).toBeLessThan(0.1);
});

test('registering takes as long for a name that is taken as for one that is not', {
  timeout: 300_000,
}, async () => {
  const register = (phoneNumber: string) =>
    call(app, 'POST /users/registration', { json: registrationOf(phoneNumber) });
  const apart = await interleave(pairs, {
    one: (pair) => register(taken(pair)),
    other: (pair) => register(free(pair)),
    prepare: addTaken,
  });
  expect(apart).toBeLessThan(0.1);
});

const kinds = {
  known: {},
  blocked: { status: 'BLOCKED' },
  unverified: { email_verified: false, status: 'NEED_VERIFICATION_PHONE' },
} as const;

test.each(Object.entries(kinds))(
  'a recovery takes as long for a name that is %s as for one that nobody has',
  { timeout: 120_000 },
  async (kind, details) => {
    await addAccount(app, { email: `${kind}@example.com`, ...details });
    const recover = (name: string) =>
      call(app, 'POST /users/request_password_reset', {
        json: { userName: `${name}@example.com`, language: 'RU' },
      });
    const apart = await interleave(pairs, { one: () => recover(kind), other: () => recover('nobody') });
    expect(apart).toBeLessThan(0.1);
  },
);

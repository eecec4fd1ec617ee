import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { noAccountLimits } from '../../../testing/people/no-account-limits.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: noAccountLimits });
  await addAccount(app, { email: 'known@example.com', language: 'CN' });
  await addAccount(app, { email: 'blocked@example.com', status: 'BLOCKED', language: 'EN' });
  await addAccount(app, {
    email: 'unverified@example.com',
    email_verified: false,
    status: 'NEED_VERIFICATION_PHONE',
    language: 'EN',
  });
});

afterAll(() => app.close());

const kinds = ['known', 'blocked', 'unverified', 'unknown'];

const login = (name: string) =>
  call(app, 'POST /login-attempt', {
    json: { username: `${name}@example.com`, password: 'not the password' },
  });

const recover = (name: string) =>
  call(app, 'POST /users/request_password_reset', {
    json: { userName: `${name}@example.com`, language: 'RU' },
  });

const register = (name: string) =>
  call(app, 'POST /users/registration', { json: registrationOf(`${name}@example.com`) });

type Answer = Awaited<ReturnType<typeof login>>;

const visible = (answer: Answer) => {
  const body = JSON.stringify(answer.json(), (key, value) => {
    if (['id', 'userId', 'requestId'].includes(key)) return /^[\da-f-]{36}$/.test(value) ? 'an id' : value;
    return key === 'target' ? value.replace(/^.•+/, '') : value;
  });
  const headers = Object.keys(answer.headers).sort();
  return { status: answer.statusCode, body, headers };
};

describe.each([
  ['signing in', login],
  ['recovering', recover],
  ['registering', register],
])('%s', (_, ask) => {
  test.each(kinds)('looks the same for a name that is %s', async (kind) => {
    expect(visible(await ask(kind))).toEqual(visible(await ask('never-heard-of')));
  });
});

test('what was registered under a taken name signs in like any other, and is as hard to confirm', async () => {
  const outcomes = [];
  for (const name of ['known', 'brand-new']) {
    const { userId, confirmation } = (await register(name)).json();
    const signedIn = await call(app, 'POST /login-attempt', {
      json: { username: `${name}@example.com`, password: 'taiga under snow' },
    });
    const wrong = await call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=1`);
    const early = await call(app, `POST /confirmation-codes/${confirmation.id}/resend`);
    outcomes.push([signedIn, wrong, early].map(visible));
    expect(userId).not.toBe(confirmation.id);
  }
  expect(outcomes[0]).toEqual(outcomes[1]);
});

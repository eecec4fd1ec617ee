import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createAuthenticator, type Deviation } from '../../../testing/people/test-authenticator.ts';
import { confirm, enrolPasskey, login, sendAssertion } from '../../../testing/people/test-factors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

let people = 0;
const enrolled = async () => {
  people += 1;
  const email = `passkey-${people}@example.com`;
  const token = await signIn(app, await addAccount(app, { email }));
  return { email, token, ...(await enrolPasskey(app, token)) };
};
const begin = async (email: string) => (await login(app, email)).json().confirmation;
const refused = { status: 400, fields: ['response WRONG_PASSKEY'] };

test('a passkey signs in, and its use is noted', async () => {
  const { email, authenticator } = await enrolled();
  const { id, kind, passkeyOptions } = await begin(email);
  expect(kind).toBe('PASSKEY');
  const opened = await sendAssertion(app, id, authenticator.get(passkeyOptions));
  expect(opened.statusCode).toBe(204);
  const token = String(opened.headers.authorization);
  const { factors } = (await call(app, 'GET /users/factors', { token })).json();
  expect(factors).toMatchObject([{ kind: 'PASSKEY', lastUsedDate: expect.any(String) }]);
});

test.each<[string, Deviation]>([
  ['from another site', { origin: 'https://oktet.example.net' }],
  ['from another port of this host', { origin: 'http://localhost:3001' }],
  ['made for another site', { rpId: 'example.net' }],
  ['for another challenge', { challenge: 'AAAA' }],
  ['without verifying its owner', { verified: false }],
  ['that makes a passkey', { type: 'webauthn.create' }],
  ['under another name', { id: 'AAAA' }],
])('an answer %s is refused', async (_, deviation) => {
  const { email, authenticator } = await enrolled();
  const { id, passkeyOptions } = await begin(email);
  const answer = await sendAssertion(app, id, authenticator.get(passkeyOptions, deviation));
  expect(refusal(answer)).toMatchObject(refused);
  expect(answer.json()).toMatchObject({ attemptsLeft: 4 });
  expect((await sendAssertion(app, id, authenticator.get(passkeyOptions))).statusCode).toBe(204);
});

test('an answer is good once, and not for another sign-in', async () => {
  const { email, authenticator } = await enrolled();
  const { id, passkeyOptions } = await begin(email);
  const other = await begin(email);
  const response = authenticator.get(passkeyOptions);
  expect((await sendAssertion(app, id, response)).statusCode).toBe(204);
  expect(refusal(await sendAssertion(app, id, response))).toMatchObject({
    status: 400,
    fields: ['code EXPIRED_CODE'],
  });
  expect(refusal(await sendAssertion(app, other.id, response))).toMatchObject(refused);
});

test('the same answer at many places at once opens one session', async () => {
  const { email, authenticator } = await enrolled();
  const { id, passkeyOptions } = await begin(email);
  const response = authenticator.get(passkeyOptions);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendAssertion(app, id, response)));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
});

test('a counter that does not rise betrays a copy', async () => {
  const { email, authenticator } = await enrolled();
  const use = async (counter: number) => {
    const { id, passkeyOptions } = await begin(email);
    return (await sendAssertion(app, id, authenticator.get(passkeyOptions, { counter }))).statusCode;
  };
  expect(await use(4_000_000_000)).toBe(204);
  expect([await use(4_000_000_000), await use(7), await use(0)]).toEqual([400, 400, 400]);
  expect(await use(4_000_000_001)).toBe(204);
});

test('a passkey without a counter, as phones keep them, signs in again and again', async () => {
  const { email, authenticator } = await enrolled();
  for (let count = 0; count < 3; count += 1) {
    const { id, passkeyOptions } = await begin(email);
    const response = authenticator.get(passkeyOptions, { counter: 0 });
    expect((await sendAssertion(app, id, response)).statusCode).toBe(204);
  }
});

test('another account’s passkey, and a key of one’s own under a known name, are refused', async () => {
  const [own, other] = [await enrolled(), await enrolled()];
  const { id, passkeyOptions } = await begin(own.email);
  for (const response of [
    other.authenticator.get(passkeyOptions),
    other.authenticator.get(passkeyOptions, { id: own.authenticator.id }),
    createAuthenticator().get(passkeyOptions, { id: own.authenticator.id }),
  ])
    expect(refusal(await sendAssertion(app, id, response))).toMatchObject(refused);
});

test('the fifth wrong answer ends the sign-in, and a recovery code opens the next', async () => {
  const { email, authenticator, recoveryCodes } = await enrolled();
  const { id, passkeyOptions } = await begin(email);
  const wrong = () => sendAssertion(app, id, authenticator.get(passkeyOptions, { verified: false }));
  for (let count = 0; count < 4; count += 1) expect((await wrong()).statusCode).toBe(400);
  expect(refusal(await wrong())).toMatchObject({ status: 429, code: 'CODE_ATTEMPTS_EXCEEDED' });
  expect((await sendAssertion(app, id, authenticator.get(passkeyOptions))).statusCode).toBe(429);
  expect((await confirm(app, (await begin(email)).id, recoveryCodes[3] ?? '')).statusCode).toBe(204);
});

test('an id that awaits no factor is not found, and an answer without its parts is said to be so', async () => {
  const { email, authenticator } = await enrolled();
  const { id, passkeyOptions } = await begin(email);
  const response = authenticator.get(passkeyOptions);
  const unknown = '01980000-0000-7000-8000-0000000000aa';
  expect((await sendAssertion(app, unknown, response)).statusCode).toBe(404);
  const halved = await sendAssertion(app, id, { ...response, response: {} });
  expect(refusal(halved).fields).toContain('response.response.signature REQUIRED');
});

test('a session proves itself by its passkey', async () => {
  const { token, authenticator } = await enrolled();
  app.clock.advance({ minutes: 5 });
  const { confirmation } = (await call(app, 'POST /users/factor-check', { token })).json();
  const response = authenticator.get(confirmation.passkeyOptions);
  expect((await sendAssertion(app, confirmation.id, response, token)).statusCode).toBe(204);
  app.clock.advance({ minutes: 6 });
  const json = { password: 'steppe wind 1689' };
  await call(app, 'POST /users/password-check', { token, json });
  expect((await call(app, 'POST /users/factors/recovery-codes', { token })).statusCode).toBe(200);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { createAuthenticator } from '../../../testing/people/test-authenticator.ts';
import { enrolPasskey, enrolTotp } from '../../../testing/people/test-factors.ts';
import { addDriver } from '../../../testing/people/test-people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const enter = () => addDriver(app);
const list = async (token: string) => (await call(app, 'GET /users/factors', { token })).json();

test('a passkey is added beside the app; the answer names it and brings no second set of codes', async () => {
  const { token } = await enter();
  await enrolTotp(app, token);
  const { recoveryCodes } = await enrolPasskey(app, token);
  expect(recoveryCodes).toEqual([]);
  expect((await list(token)).factors).toMatchObject([{ kind: 'TOTP' }, { kind: 'PASSKEY', name: 'Ноутбук' }]);
});

test('a passkey is made for this site and account, with its owner verified, and not twice by one authenticator', async () => {
  const { account, token } = await enter();
  const { authenticator } = await enrolPasskey(app, token);
  const options = (await call(app, 'POST /users/factors/passkey/options', { token })).json();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Oktet' },
    user: {
      id: Buffer.from(account.id.replaceAll('-', ''), 'hex').toString('base64url'),
      name: account.email,
    },
    excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    authenticatorSelection: { userVerification: 'required' },
    attestation: 'none',
  });
});

test.each([
  ['of another site', { origin: 'https://oktet.example.net' }],
  ['for another site', { rpId: 'example.net' }],
  ['for another challenge', { challenge: 'AAAA' }],
  ['without verifying its owner', { verified: false }],
  ['of another kind of answer', { type: 'webauthn.get' }],
])('a passkey made %s is refused', async (_, deviation) => {
  const { token } = await enter();
  const options = (await call(app, 'POST /users/factors/passkey/options', { token })).json();
  const add = (response: object) =>
    call(app, 'POST /users/factors/passkey', { token, json: { name: 'X', response } });
  const authenticator = createAuthenticator();
  expect(refusal(await add(authenticator.create(options, deviation)))).toMatchObject({
    status: 400,
    fields: ['response WRONG_PASSKEY'],
  });
  expect((await add(authenticator.create(options))).statusCode).toBe(201);
  expect((await add(createAuthenticator().create(options))).statusCode).toBe(400);
});

test('a passkey of another account is not added to this one', async () => {
  const { authenticator } = await enrolPasskey(app, (await enter()).token);
  const { token } = await enter();
  const options = (await call(app, 'POST /users/factors/passkey/options', { token })).json();
  const json = { name: 'X', response: authenticator.create(options) };
  expect(refusal(await call(app, 'POST /users/factors/passkey', { token, json })).fields).toEqual([
    'response WRONG_PASSKEY',
  ]);
});

test('a passkey is the tenth factor at most', async () => {
  const { token } = await enter();
  for (let count = 0; count < 10; count += 1) await enrolPasskey(app, token);
  const options = (await call(app, 'POST /users/factors/passkey/options', { token })).json();
  const json = { name: 'X', response: createAuthenticator().create(options) };
  expect(refusal(await call(app, 'POST /users/factors/passkey', { token, json }))).toMatchObject({
    status: 422,
    code: 'TOO_MANY_FACTORS',
  });
});

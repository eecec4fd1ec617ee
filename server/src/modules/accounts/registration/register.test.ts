import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"registrationsPerAddress":1000}' } });
});

afterAll(() => app.close());

const form = (changes: object = {}) =>
  registrationOf('+79141234567', { firstName: 'Анна', lastName: 'Орлова', language: 'EN', ...changes });

const register = (changes: object = {}) => {
  app.clock.advance({ seconds: 1 });
  return call(app, 'POST /users/registration', { json: form(changes) });
};

const registerAndConfirm = async (changes: { phoneNumber: string }) => {
  const { confirmation } = (await register(changes)).json();
  const code = await lastCodeTo(app, changes.phoneNumber);
  return call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=${code}`);
};

describe('a phone number', () => {
  test('is registered, confirmed and signs in', async () => {
    const answer = await register();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      userId: expect.any(String),
      confirmation: {
        id: expect.any(String),
        kind: 'AUTHORIZATION',
        channel: 'SMS',
        target: '+7•••••••567',
        resendInSeconds: 300,
        expiresInSeconds: 900,
      },
    });
    const { userId, confirmation } = answer.json();
    const code = await lastCodeTo(app, '+79141234567');
    const confirmed = await call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=${code}`);
    expect(confirmed.statusCode).toBe(204);
    const profile = await call(app, 'GET /users/current-user', {
      token: String(confirmed.headers.authorization),
    });
    expect(profile.json()).toMatchObject({
      id: userId,
      firstName: 'Анна',
      patronymic: null,
      phone: { value: '+79141234567', verified: true },
      email: null,
      status: 'ACTIVE',
      language: 'EN',
      roles: [],
    });
  });

  test('that nobody has confirmed belongs to whoever confirms first', async () => {
    const phoneNumber = '+79140000001';
    const stranger = (await register({ phoneNumber })).json();
    const strangersCode = await lastCodeTo(app, phoneNumber);
    expect((await registerAndConfirm({ phoneNumber })).statusCode).toBe(204);
    const late = await call(
      app,
      `POST /confirmation-codes/${stranger.confirmation.id}/confirm?code=${strangersCode}`,
    );
    expect(refusal(late)).toEqual({ status: 400, code: 'INVALID_INPUT', fields: ['code WRONG_CODE'] });
  });

  test('that is taken answers alike, sends no code and tells its owner', async () => {
    const phoneNumber = '+79140000002';
    const owner = await addAccount(app, { phone: phoneNumber, language: 'CN' });
    const answer = await register({ phoneNumber });
    const fresh = await register({ phoneNumber: '+79140000003' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().userId).not.toBe(owner.id);
    expect({ ...answer.json().confirmation, id: '', target: '' }).toEqual({
      ...fresh.json().confirmation,
      id: '',
      target: '',
    });
    const messages = await messagesTo(app, phoneNumber);
    expect(messages.map(({ code }) => code)).toEqual([null]);
    expect(messages[0]?.body).toMatch(/Oktet.*已属于您的账号/);
  });

  test('that is taken can be signed in with just like one that waits for its code', async () => {
    const phoneNumber = '+79140000004';
    await addAccount(app, { phone: phoneNumber });
    await register({ phoneNumber });
    const answer = await call(app, 'POST /login-attempt', {
      json: { username: phoneNumber, password: form().password },
    });
    expect(answer.statusCode).toBe(202);
    expect(answer.json().confirmation).toMatchObject({ kind: 'AUTHORIZATION', target: '+7•••••••004' });
    expect((await messagesTo(app, phoneNumber)).every(({ code }) => code === null)).toBe(true);
  });
});

test('an e-mail address is registered as typed and found in any case', async () => {
  const answer = await register({
    identificationMethod: 'EMAIL',
    phoneNumber: undefined,
    email: 'Anna.Orlova@Example.com',
  });
  expect(answer.json().confirmation).toMatchObject({ channel: 'EMAIL', target: 'A••••••••••@Example.com' });
  const code = await lastCodeTo(app, 'Anna.Orlova@Example.com');
  await call(app, `POST /confirmation-codes/${answer.json().confirmation.id}/confirm?code=${code}`);
  const signedIn = await call(app, 'POST /login-attempt', {
    json: { username: ' ANNA.orlova@example.COM ', password: form().password },
  });
  expect(signedIn.json()).toEqual({ userId: answer.json().userId });
});

test('what was left empty may be sent as null', async () => {
  const answer = await register({ phoneNumber: '+79141239999', email: null, patronymic: null });
  expect(answer.statusCode).toBe(201);
  expect(refusal(await register({ phoneNumber: null }))).toMatchObject({ status: 400 });
});

test('the second contact stays unverified and opens nothing', async () => {
  const phoneNumber = '+79140000005';
  const email = 'second@example.com';
  const { confirmation } = (await register({ phoneNumber, email })).json();
  const code = await lastCodeTo(app, phoneNumber);
  const confirmed = await call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=${code}`);
  const profile = await call(app, 'GET /users/current-user', {
    token: String(confirmed.headers.authorization),
  });
  expect(profile.json().email).toEqual({ value: email, verified: false });
  const attempt = await call(app, 'POST /login-attempt', {
    json: { username: email, password: form().password },
  });
  expect(attempt.statusCode).toBe(401);
});

test('a registration opens a driver session, whatever the request calls itself', async () => {
  const phoneNumber = '+79140000006';
  const answer = await call(app, 'POST /users/registration', {
    json: form({ phoneNumber }),
    headers: { 'application-type': 'admin' },
  });
  const code = await lastCodeTo(app, phoneNumber);
  const { id } = answer.json().confirmation;
  const confirmed = await call(app, `POST /confirmation-codes/${id}/confirm?code=${code}`);
  const sessions = await call(app, 'GET /users/sessions', { token: String(confirmed.headers.authorization) });
  expect(sessions.json()).toMatchObject([{ applicationType: 'web', current: true }]);
});

test.each([
  [
    'no identifier of the chosen kind',
    { phoneNumber: undefined, email: 'a@example.com' },
    'phoneNumber REQUIRED',
  ],
  ['a short password', { password: 'short' }, 'password TOO_SHORT'],
  ['a password that everybody has', { password: 'qwerty12345' }, 'password COMMON_PASSWORD'],
  ['an agreement not accepted', { agreementAccepted: false }, 'agreementAccepted INVALID_VALUE'],
  ['a name that turns the words around it', { firstName: 'a\u202e' }, 'firstName INVALID_FORMAT'],
  ['a name of two lines', { lastName: 'a\nb' }, 'lastName INVALID_FORMAT'],
  ['an unknown field', { roles: ['ADMIN'] }, 'roles UNKNOWN_FIELD'],
])('%s is refused', async (_, changes, fault) => {
  expect(refusal(await register(changes))).toMatchObject({ status: 400, fields: [fault] });
});

test('all that is missing is named at once', async () => {
  const { fields } = refusal(await call(app, 'POST /users/registration', { json: {} }));
  const names = ['password', 'firstName', 'lastName', 'agreementAccepted', 'phoneNumber'];
  expect(fields).toEqual(names.map((name) => `${name} REQUIRED`));
});

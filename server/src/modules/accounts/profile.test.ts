import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from '../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo, notCode } from '../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const profile = async (token: string) => (await call(app, 'GET /users/current-user', { token })).json();

describe('personal data', () => {
  const put = (token: string, json: object) => call(app, 'PUT /users/personal-data', { token, json });

  test('takes the names and the second step, and leaves what is not sent', async () => {
    const token = await signIn(app, await addAccount(app, { patronymic: 'Ильич' }));
    const answer = await put(token, { firstName: ' Пётр ', secondStep: true });
    expect(answer.json()).toMatchObject({
      firstName: 'Пётр',
      lastName: 'Петров',
      patronymic: 'Ильич',
      secondStep: true,
      version: 2,
    });
    expect(await profile(token)).toEqual(answer.json());
    expect((await put(token, { patronymic: null })).json()).toMatchObject({ patronymic: null, version: 3 });
    expect((await put(token, { firstName: 'Пётр' })).json()).toMatchObject({ firstName: 'Пётр', version: 3 });
  });

  test('may echo the whole profile; what is read-only in it is ignored', async () => {
    const token = await signIn(app, await addAccount(app));
    const own = await profile(token);
    const answer = await put(token, { ...own, lastName: 'Сидоров', roles: ['ADMIN'], status: 'BLOCKED' });
    expect(answer.json()).toEqual({ ...own, lastName: 'Сидоров', version: 2 });
  });

  test('that is stale changes nothing', async () => {
    const token = await signIn(app, await addAccount(app));
    await put(token, { firstName: 'Первый', version: 1 });
    expect(refusal(await put(token, { firstName: 'Второй', version: 1 }))).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
    });
    expect((await profile(token)).firstName).toBe('Первый');
  });

  test('is checked in order: visitor, content type, body, version', async () => {
    const token = await signIn(app, await addAccount(app));
    const bad = { firstName: '', version: 99 };
    expect((await call(app, 'PUT /users/personal-data', { json: bad })).statusCode).toBe(401);
    expect((await call(app, 'PUT /users/personal-data', { token, form: { version: '99' } })).statusCode).toBe(
      415,
    );
    expect(refusal(await put(token, bad)).fields).toEqual(['firstName REQUIRED']);
    expect(refusal(await put(token, { unknown: 1 })).fields).toEqual(['unknown UNKNOWN_FIELD']);
    expect((await put(token, { version: 99 })).statusCode).toBe(409);
  });
});

describe('a password', () => {
  const put = (token: string, currentPassword: string, newPassword: string) =>
    call(app, 'PUT /users/password', { token, json: { currentPassword, newPassword } });

  test('is changed, every other session ends and the owner is told', async () => {
    const account = await addAccount(app, { email: 'change@example.com' });
    const [token, other] = [await signIn(app, account), await signIn(app, account)];
    expect((await put(token, testPassword, 'a changed taiga')).statusCode).toBe(204);
    expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(200);
    expect((await call(app, 'GET /users/current-user', { token: other })).statusCode).toBe(401);
    const login = (password: string) =>
      call(app, 'POST /login-attempt', { json: { username: 'change@example.com', password } });
    expect((await login(testPassword)).statusCode).toBe(401);
    expect((await login('a changed taiga')).statusCode).toBe(200);
    expect(await messagesTo(app, 'change@example.com')).toHaveLength(1);
  });

  test('needs the current one, which cannot be guessed without end', async () => {
    const token = await signIn(app, await addAccount(app));
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(refusal(await put(token, 'not the password', 'a changed taiga'))).toMatchObject({
        status: 400,
        fields: ['currentPassword WRONG_PASSWORD'],
      });
    expect((await put(token, testPassword, 'a changed taiga')).statusCode).toBe(429);
    app.clock.advance({ minutes: 15 });
    expect((await put(token, testPassword, 'a changed taiga')).statusCode).toBe(204);
  });

  test('that is common is refused', async () => {
    const token = await signIn(app, await addAccount(app));
    expect(refusal(await put(token, testPassword, 'qwertyuiop')).fields).toEqual([
      'newPassword COMMON_PASSWORD',
    ]);
  });
});

describe('an e-mail address', () => {
  const ask = (token: string, mail: string) => call(app, `PUT /users/mail?mail=${mail}`, { token });
  const confirm = (token: string, code: string) =>
    call(app, `POST /users/change-mail-verification?code=${code}`, { token });

  test('replaces the old one when its code comes; the old one is told', async () => {
    const token = await signIn(app, await addAccount(app, { email: 'old@example.com' }));
    const answer = await ask(token, 'New@example.com');
    expect(answer.json().confirmation).toMatchObject({
      kind: 'MAIL_PHONE_UPDATE',
      channel: 'EMAIL',
      target: 'N••@example.com',
    });
    expect((await profile(token)).email).toEqual({ value: 'old@example.com', verified: true });
    const code = await lastCodeTo(app, 'New@example.com');
    expect(refusal(await confirm(token, notCode(code))).fields).toEqual(['code WRONG_CODE']);
    expect((await confirm(token, code)).statusCode).toBe(204);
    expect(await profile(token)).toMatchObject({
      email: { value: 'New@example.com', verified: true },
      version: 2,
    });
    expect((await messagesTo(app, 'old@example.com')).map(({ code: none }) => none)).toEqual([null]);
  });

  test('can be confirmed by the id of its confirmation, in a session of the same account', async () => {
    const account = await addAccount(app);
    const token = await signIn(app, account);
    const stranger = await signIn(app, await addAccount(app));
    const { id } = (await ask(token, 'by-id@example.com')).json().confirmation;
    const code = await lastCodeTo(app, 'by-id@example.com');
    const path = `POST /confirmation-codes/${id}/confirm?code=${code}`;
    expect((await call(app, path)).statusCode).toBe(401);
    expect((await call(app, path, { token: stranger })).statusCode).toBe(404);
    expect((await call(app, `POST /confirmation-codes/${id}/resend`, { token: stranger })).statusCode).toBe(
      404,
    );
    expect((await call(app, path, { token })).statusCode).toBe(204);
  });

  test('that belongs to another answers alike, no code is right and the other is told', async () => {
    await addAccount(app, { email: 'taken@example.com', language: 'EN' });
    const token = await signIn(app, await addAccount(app));
    const free = (await ask(token, 'free1@example.com')).json().confirmation;
    const taken = (await ask(token, 'taken@example.com')).json().confirmation;
    expect({ ...taken, id: '', target: '' }).toEqual({ ...free, id: '', target: '' });
    expect(refusal(await confirm(token, '000000')).fields).toEqual(['code WRONG_CODE']);
    const messages = await messagesTo(app, 'taken@example.com');
    expect(messages.map(({ code, subject }) => [code, subject])).toEqual([
      [null, 'You already have an account'],
    ]);
  });

  test('that another proves first is no longer to be had', async () => {
    const [one, other] = [await signIn(app, await addAccount(app)), await signIn(app, await addAccount(app))];
    await ask(one, 'contested@example.com');
    const code = await lastCodeTo(app, 'contested@example.com');
    app.clock.advance({ seconds: 1 });
    await ask(other, 'contested@example.com');
    const otherCode = await lastCodeTo(app, 'contested@example.com');
    const answers = await Promise.all([confirm(one, code), confirm(other, otherCode)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
  });

  test('asked for later replaces what was asked for before', async () => {
    const token = await signIn(app, await addAccount(app));
    const first = (await ask(token, 'first@example.com')).json().confirmation;
    const firstCode = await lastCodeTo(app, 'first@example.com');
    await ask(token, 'second@example.com');
    const late = await call(app, `POST /confirmation-codes/${first.id}/confirm?code=${firstCode}`, { token });
    expect(refusal(late).fields).toEqual(['code EXPIRED_CODE']);
    expect((await confirm(token, await lastCodeTo(app, 'second@example.com'))).statusCode).toBe(204);
  });

  test('that is verified already, or that nobody asked for, is refused', async () => {
    const token = await signIn(app, await addAccount(app, { email: 'mine@example.com' }));
    expect(refusal(await ask(token, 'MINE@example.com')).fields).toEqual(['mail ALREADY_YOURS']);
    expect(refusal(await confirm(token, '123456')).fields).toEqual(['code WRONG_CODE']);
  });
});

test('a phone number is asked for by a form and confirmed by its code alone', async () => {
  const token = await signIn(app, await addAccount(app, { phone: '+79148880001' }));
  const answer = await call(app, 'PUT /users/phone', { token, form: { mobileNumber: '+8613912345678' } });
  expect(answer.json().confirmation).toMatchObject({ channel: 'SMS', target: '+8•••••••••678' });
  await call(app, 'PUT /users/mail?mail=meanwhile@example.com', { token });
  const code = await lastCodeTo(app, '+8613912345678');
  const confirmed = await call(app, `POST /users/change-phone-verification?code=${code}`, { token });
  expect(confirmed.statusCode).toBe(204);
  expect((await profile(token)).phone).toEqual({ value: '+8613912345678', verified: true });
  expect(await messagesTo(app, '+79148880001')).toHaveLength(1);
});

test('a language is kept and is the language of errors', async () => {
  const token = await signIn(app, await addAccount(app));
  expect((await call(app, 'PUT /users/language?language=EN', { token })).statusCode).toBe(204);
  expect((await profile(token)).language).toBe('EN');
  const missing = await call(app, 'DELETE /users/sessions/01980000-0000-7000-8000-000000000002', { token });
  expect(missing.json().message).toBe('Not found');
});

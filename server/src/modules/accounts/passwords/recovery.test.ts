import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const request = (json: object) => call(app, 'POST /users/request_password_reset', { json });
const reset = (json: object) => call(app, 'POST /users/reset_password', { json });
const login = (username: string, password: string) =>
  call(app, 'POST /login-attempt', { json: { username, password } });

test('a forgotten password is replaced, every session ends and the owner is told', async () => {
  const email = 'forgot@example.com';
  const account = await addAccount(app, { email, language: 'EN' });
  const token = await signIn(app, account);
  const answer = await request({ userName: email, confirmationBy: 'EMAIL', language: 'CN' });
  expect(answer.statusCode).toBe(200);
  const { userId, confirmation } = answer.json();
  expect(confirmation).toMatchObject({
    kind: 'PASSWORD_RESET',
    channel: 'EMAIL',
    target: 'f•••••@example.com',
  });
  expect(userId).not.toBe(account.id);
  const code = await lastCodeTo(app, email);
  expect((await messagesTo(app, email))[0]?.body).toMatch(/验证码/);

  expect((await reset({ userId, code, password: 'a brand new taiga' })).statusCode).toBe(204);
  expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(401);
  expect((await login(email, testPassword)).statusCode).toBe(401);
  expect((await login(email, 'a brand new taiga')).statusCode).toBe(200);
  expect((await messagesTo(app, email)).at(-1)?.subject).toBe('Your password was changed');
  expect(refusal(await reset({ userId, code, password: 'one taiga too many' }))).toMatchObject({
    status: 400,
    fields: ['code EXPIRED_CODE'],
  });
});

test('only a verified contact gets a message', async () => {
  const phone = '+79147770001';
  await addAccount(app, { phone, phone_verified: false, status: 'NEED_VERIFICATION_PHONE' });
  expect((await request({ userName: phone })).statusCode).toBe(200);
  expect(await messagesTo(app, phone)).toEqual([]);
});

test('a code is spent once by two who have it', async () => {
  const email = 'twice@example.com';
  await addAccount(app, { email });
  const { userId } = (await request({ userName: email })).json();
  const code = await lastCodeTo(app, email);
  const answers = await Promise.all([
    reset({ userId, code, password: 'the first new taiga' }),
    reset({ userId, code, password: 'the other new taiga' }),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
});

test('a common password does not cost a try', async () => {
  const email = 'common@example.com';
  await addAccount(app, { email });
  const { userId } = (await request({ userName: email })).json();
  const code = await lastCodeTo(app, email);
  for (let attempt = 1; attempt <= 6; attempt += 1)
    expect(refusal(await reset({ userId, code, password: 'password123' })).fields).toEqual([
      'password COMMON_PASSWORD',
    ]);
  expect((await reset({ userId, code, password: 'an uncommon taiga' })).statusCode).toBe(204);
});

test('a code that went to an address the account has left opens nothing', async () => {
  const email = 'left@example.com';
  const account = await addAccount(app, { email });
  const { userId } = (await request({ userName: email })).json();
  const oldCode = await lastCodeTo(app, email);
  const token = await signIn(app, account);
  await call(app, 'PUT /users/mail?mail=moved@example.com', { token });
  const code = await lastCodeTo(app, 'moved@example.com');
  expect((await call(app, `POST /users/change-mail-verification?code=${code}`, { token })).statusCode).toBe(
    204,
  );
  expect((await reset({ userId, code: oldCode, password: 'a stolen taiga' })).statusCode).toBe(400);
});

test.each(['???', '@', 'ivan@', '+7', '12345'])('%s is nobody’s name', async (userName) => {
  expect(refusal(await request({ userName }))).toMatchObject({
    status: 400,
    fields: ['userName INVALID_FORMAT'],
  });
});

test('a handle that was never given out is a wrong code', async () => {
  const userId = '01980000-0000-7000-8000-000000000001';
  expect(refusal(await reset({ userId, code: '123456', password: 'a lost taiga' })).fields).toEqual([
    'code WRONG_CODE',
  ]);
});

test('confirmationBy chooses the verified channel, and the answer says nothing of it', async () => {
  const [phone, email] = ['+79147770020', 'other-channel@example.com'];
  await addAccount(app, { phone, email, email_verified: true });
  const ask = async (userName: string, confirmationBy: string) => {
    const { userId, confirmation } = (await request({ userName, confirmationBy })).json();
    const { id: _, ...told } = confirmation;
    return { userId, told };
  };
  const known = await ask(phone, 'EMAIL');
  expect(known.told).toMatchObject({ channel: 'EMAIL', target: '+7•••••••020' });
  const code = await lastCodeTo(app, email);
  expect(await messagesTo(app, phone)).toEqual([]);
  const stranger = await ask('+79147770021', 'EMAIL');
  expect(stranger.told).toEqual({ ...known.told, target: '+7•••••••021' });
  expect((await reset({ userId: known.userId, code, password: 'over the other taiga' })).statusCode).toBe(
    204,
  );
  const bySms = await ask(email, 'PHONE_NUMBER');
  expect(bySms.told).toMatchObject({ channel: 'SMS', target: 'o••••••••••••@example.com' });
  expect(await lastCodeTo(app, phone)).toMatch(/^\d{6}$/);
});

test('whether an account has the other channel cannot be found out by asking often', async () => {
  const phone = '+79147770030';
  await addAccount(app, { phone, email: 'often@example.com', email_verified: true });
  const statuses = async (userName: string) => {
    const seen: number[] = [];
    for (let count = 0; count < 7; count += 1)
      seen.push((await request({ userName, confirmationBy: 'EMAIL' })).statusCode);
    return seen;
  };
  expect(await statuses(phone)).toEqual(await statuses('+79147770031'));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo, notCode } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const enter = async () => signIn(app, await addAccount(app));
const askPhone = (token: string, mobileNumber: string, address = '192.0.2.1') =>
  call(app, 'PUT /users/phone', { token, form: { mobileNumber }, address });
const askMail = (token: string, mail: string) => call(app, `PUT /users/mail?mail=${mail}`, { token });
const confirmPhone = (token: string, code: string) =>
  call(app, `POST /users/change-phone-verification?code=${code}`, { token });

test('five accounts that ask a hundred and fifty times for a stranger’s number send five codes', async () => {
  const stranger = '+79140001150';
  const tokens = await Promise.all(Array.from({ length: 5 }, enter));
  const asking = tokens.flatMap((token) => Array.from({ length: 30 }, () => askPhone(token, stranger)));
  await Promise.all(asking);
  expect((await messagesTo(app, stranger)).length).toBeLessThanOrEqual(5);
  // Each of the five accounts may send one code, some of them only now. The sixth account may not.
  for (const token of [...tokens, await enter()]) await askPhone(token, stranger);
  expect(await messagesTo(app, stranger)).toHaveLength(5);
});

test('accounts all over the world send a stranger ten codes an hour', async () => {
  const stranger = '+79140001151';
  for (let count = 1; count <= 12; count += 1) await askPhone(await enter(), stranger, `198.51.100.${count}`);
  expect(await messagesTo(app, stranger)).toHaveLength(10);
});

test('an operator has no more codes for a stranger than anybody else', async () => {
  const stranger = 'stranger@example.com';
  for (let count = 1; count <= 6; count += 1) {
    const account = await addAccount(app, { roles: ['ADMIN'] });
    await askMail(await signIn(app, account, 'admin'), stranger);
  }
  expect(await messagesTo(app, stranger)).toHaveLength(5);
});

test('asking again within the pause is the same confirmation, the same code and the same tries', async () => {
  const token = await enter();
  const phone = '+79140001152';
  const first = (await askPhone(token, phone)).json().confirmation;
  const code = await lastCodeTo(app, phone);
  for (const attemptsLeft of [4, 3, 2, 1]) {
    expect((await confirmPhone(token, notCode(code))).json()).toMatchObject({ attemptsLeft });
    expect((await askPhone(token, phone)).json().confirmation.id).toBe(first.id);
  }
  expect((await confirmPhone(token, notCode(code))).statusCode).toBe(429);
  const dead = await askPhone(token, phone);
  expect(refusal(dead)).toMatchObject({ status: 429, code: 'CODE_ATTEMPTS_EXCEEDED' });
  expect(await messagesTo(app, phone)).toHaveLength(1);
  app.clock.advance({ seconds: 300 });
  expect((await askPhone(token, phone)).statusCode).toBe(200);
  expect((await confirmPhone(token, await lastCodeTo(app, phone))).statusCode).toBe(204);
});

test('asking several times at once sends one code, which is right, and counts as one', async () => {
  const token = await enter();
  const phone = '+79140001153';
  const answers = await Promise.all(Array.from({ length: 5 }, () => askPhone(token, phone)));
  expect(new Set(answers.map((answer) => answer.json().confirmation?.id)).size).toBe(1);
  expect(await messagesTo(app, phone)).toHaveLength(1);
  app.clock.advance({ seconds: 300 });
  expect((await askPhone(token, phone)).statusCode).toBe(200);
  expect((await confirmPhone(token, await lastCodeTo(app, phone))).statusCode).toBe(204);
});

test('signing in with a second step several times at once sends one code', async () => {
  const email = 'taps-twice@example.com';
  await addAccount(app, { email, second_step: true });
  const json = { username: email, password: testPassword };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(app, 'POST /login-attempt', { json })),
  );
  expect(new Set(answers.map((answer) => answer.json().confirmation?.id)).size).toBe(1);
  expect(await messagesTo(app, email)).toHaveLength(1);
});

test('changing one’s mind twice does not bring new tries either', async () => {
  const token = await enter();
  await askMail(token, 'one@example.com');
  expect((await askMail(token, 'other@example.com')).statusCode).toBe(200);
  expect(refusal(await askMail(token, 'ONE@example.com'))).toMatchObject({
    status: 429,
    code: 'RESEND_TOO_EARLY',
  });
  app.clock.advance({ seconds: 300 });
  expect((await askMail(token, 'ONE@example.com')).statusCode).toBe(200);
});

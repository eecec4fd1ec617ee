import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo } from '../../../testing/people/test-outbox.ts';
import { addOperator } from '../../../testing/people/test-people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `+7914888${String(phones).padStart(4, '0')}`;
};
const newsTo = async (target: string) =>
  (await messagesTo(app, target)).filter(({ code }) => code === null).map(({ body }) => body);

const addMail = async (token: string, mail: string) => {
  await call(app, `PUT /users/mail?mail=${mail}`, { token });
  const confirm = `POST /users/change-mail-verification?code=${await lastCodeTo(app, mail)}`;
  expect((await call(app, confirm, { token })).statusCode).toBe(204);
};

test('a phone is told of an e-mail that is added, and the new e-mail is not the only one told of a new password', async () => {
  const [phone, mail] = [newPhone(), 'added@example.com'];
  const token = await signIn(app, await addAccount(app, { phone }));
  await addMail(token, mail);
  expect(await newsTo(phone)).toEqual([expect.stringContaining('e-mail')]);
  expect(await newsTo(mail)).toEqual([]);
  const json = { currentPassword: testPassword, newPassword: 'a changed taiga' };
  expect((await call(app, 'PUT /users/password', { token, json })).statusCode).toBe(204);
  expect((await newsTo(phone)).at(-1)).toContain('пароль');
  expect((await newsTo(mail)).at(-1)).toContain('пароль');
});

test('the second step and a change of roles are told to every contact', async () => {
  const account = await addAccount(app, {
    phone: newPhone(),
    email: 'both@example.com',
    email_verified: true,
  });
  const token = await signIn(app, account);
  for (const secondStep of [true, false])
    expect((await call(app, 'PUT /users/personal-data', { token, json: { secondStep } })).statusCode).toBe(
      200,
    );
  const operator = await addOperator(app);
  const json = { roles: ['BOARD'] };
  await call(app, `PUT /users/${account.id}/roles`, { token: operator.token, json });
  for (const target of [account.phone ?? '', account.email ?? ''])
    expect(await newsTo(target)).toEqual([
      expect.stringMatching(/включён/),
      expect.stringMatching(/выключен/),
      expect.stringMatching(/права/),
    ]);
});

test('an e-mail that was added a short while ago recovers nothing, and nobody sees the difference', async () => {
  const [phone, mail] = [newPhone(), 'young@example.com'];
  const token = await signIn(app, await addAccount(app, { phone }));
  await addMail(token, mail);
  const recover = (userName: string) =>
    call(app, 'POST /users/request_password_reset', { json: { userName } });
  const codes = async (target: string) =>
    (await messagesTo(app, target)).filter(({ code }) => code !== null).length;
  const before = await codes(mail);
  const answer = await recover(mail);
  expect([answer.statusCode, answer.json().confirmation.target]).toEqual([200, 'y••••@example.com']);
  expect(await codes(mail)).toBe(before);
  await recover(phone);
  expect(await codes(phone)).toBe(1);
  app.clock.advance({ hours: 24 });
  await recover(mail);
  expect(await codes(mail)).toBe(before + 1);
});

test('a sign-in from a new device is told to every contact once; the first one and updates of a browser are not', async () => {
  const [phone, email] = [newPhone(), 'devices@example.com'];
  await addAccount(app, { phone, email, email_verified: true });
  const signInFrom = async (address: string, browser: string) => {
    const headers = { 'user-agent': browser };
    const json = { username: email, password: testPassword };
    expect((await call(app, 'POST /login-attempt', { json, address, headers })).statusCode).toBe(200);
  };
  await signInFrom('198.51.100.1', 'Chrome/126.0 (Android 14)');
  await signInFrom('198.51.100.1', 'Chrome/127.0 (Android 15)');
  for (const target of [phone, email]) expect(await newsTo(target)).toEqual([]);
  for (let times = 0; times < 2; times += 1) await signInFrom('203.0.113.9', 'Chrome/127.0 (Android 15)');
  await signInFrom('198.51.100.1', 'Firefox/140.0 (Windows)');
  for (const target of [phone, email])
    expect(await newsTo(target)).toEqual([
      expect.stringContaining('нового устройства'),
      expect.stringContaining('нового устройства'),
    ]);
});

test('a new driver is not told of the device that he registered with', async () => {
  const phone = newPhone();
  const device = { address: '198.51.100.7', headers: { 'user-agent': 'Chrome/127.0' } };
  const json = registrationOf(phone);
  const { confirmation } = (await call(app, 'POST /users/registration', { ...device, json })).json();
  const confirm = `POST /confirmation-codes/${confirmation.id}/confirm?code=${await lastCodeTo(app, phone)}`;
  expect((await call(app, confirm, device)).statusCode).toBe(204);
  const again = { username: phone, password: json.password };
  expect((await call(app, 'POST /login-attempt', { ...device, json: again })).statusCode).toBe(200);
  expect(await newsTo(phone)).toEqual([]);
});

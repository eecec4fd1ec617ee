import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const requests = (email: string) =>
  [
    ['POST /users/password-check', { json: { password: testPassword } }],
    [`PUT /users/mail?mail=${email}`, {}],
    ['PUT /users/phone', { form: { mobileNumber: '+79145550001' } }],
    ['PUT /users/password', { json: { currentPassword: testPassword, newPassword: 'taiga 1702 rain' } }],
    ['PUT /users/personal-data', { json: { secondStep: true } }],
    ['DELETE /users/sessions', {}],
  ] as const;

test.each(['ADMIN', 'BOARD'] as const)(
  'whoever stands at a kiosk changes nothing of the %s account that opened it',
  async (role) => {
    const account = await addAccount(app, { roles: [role] });
    const login = await call(app, 'POST /login-attempt', {
      json: { username: account.email, password: testPassword },
      headers: { 'application-type': 'terminal' },
    });
    const token = String(login.headers.authorization);
    for (const [request, options] of requests(`${role}@attacker.example`))
      expect(refusal(await call(app, request, { token, ...options }))).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    const { password_at } = await app.database.db
      .selectFrom('session')
      .select('password_at')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(password_at).toBeNull();
    expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(200);
    expect((await call(app, 'POST /logout', { token })).statusCode).toBe(204);
  },
);

test('a code that its owner asked for elsewhere is not confirmed at a kiosk', async () => {
  const account = await addAccount(app, { roles: ['BOARD'] });
  const [own, kiosk] = [await signIn(app, account, 'admin'), await signIn(app, account, 'terminal')];
  const mail = 'board-new@example.com';
  const asked = await call(app, `PUT /users/mail?mail=${mail}`, { token: own });
  const confirm = `POST /confirmation-codes/${asked.json().confirmation.id}/confirm?code=${await lastCodeTo(app, mail)}`;
  expect((await call(app, confirm, { token: kiosk })).statusCode).toBe(404);
  expect((await call(app, confirm, { token: own })).statusCode).toBe(204);
});

test('an administrator changes contacts, password and second step in an admin session only', async () => {
  const account = await addAccount(app, { roles: ['ADMIN'] });
  const web = await signIn(app, account, 'web');
  const guarded = requests('admin-new@example.com').slice(1, 5);
  for (const [request, options] of guarded)
    expect(refusal(await call(app, request, { token: web, ...options }))).toMatchObject({
      status: 403,
      code: 'ADMIN_SESSION_REQUIRED',
    });
  expect(
    (await call(app, 'PUT /users/personal-data', { token: web, json: { firstName: 'Пётр' } })).statusCode,
  ).toBe(200);
  const admin = await signIn(app, account, 'admin');
  for (const [request, options] of guarded)
    expect((await call(app, request, { token: admin, ...options })).statusCode).toBeLessThan(300);
});

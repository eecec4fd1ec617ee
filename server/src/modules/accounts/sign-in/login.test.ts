import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { TERMINAL_ADDRESSES: '10.1.2.0/24, 2001:db8::7' } });
});

afterAll(() => app.close());

type Attempt = Call & { readonly as?: string };

const login = (username: string, password = testPassword, { as, ...options }: Attempt = {}) =>
  call(app, 'POST /login-attempt', {
    ...options,
    json: { username, password },
    headers: { ...(as && { 'application-type': as }), ...options.headers },
  });

const sessionsOf = async (response: Awaited<ReturnType<typeof login>>) =>
  (await call(app, 'GET /users/sessions', { token: String(response.headers.authorization) })).json();

describe('a name', () => {
  test.each([
    '+7 914 555-01-01',
    '8 (914) 555-01-01',
    '79145550101',
    '＋７９１４５５５０１０１',
    '0079145550101',
  ])('may be a phone number written as %s', async (typed) => {
    const phone = '+79145550101';
    const known = await app.database.db
      .selectFrom('account')
      .select('id')
      .where('phone', '=', phone)
      .execute();
    const id = known[0]?.id ?? (await addAccount(app, { phone })).id;
    expect((await login(typed)).json()).toEqual({ userId: id });
  });

  test('may be an e-mail address in any case', async () => {
    const { id } = await addAccount(app, { email: 'Mixed.Case@example.com' });
    expect((await login('mixed.CASE@Example.com')).json()).toEqual({ userId: id });
  });

  test('that is unknown is refused in the words of a wrong password', async () => {
    await addAccount(app, { email: 'known@example.com' });
    const wrong = (await login('known@example.com', 'not the password')).json();
    const unknown = (await login('unknown@example.com', 'not the password')).json();
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect(wrong).toMatchObject({ code: 'WRONG_CREDENTIALS', errors: [] });
  });

  test('waits for its code until it has one, and asks again for the one on its way', async () => {
    const phone = '+79145550102';
    await addAccount(app, { phone, phone_verified: false, status: 'NEED_VERIFICATION_PHONE' });
    const first = await login(phone);
    expect(first.statusCode).toBe(202);
    expect(first.json().confirmation).toMatchObject({ kind: 'AUTHORIZATION', channel: 'SMS' });
    app.clock.advance({ seconds: 100 });
    const again = (await login(phone)).json().confirmation;
    expect(again).toMatchObject({
      id: first.json().confirmation.id,
      resendInSeconds: 200,
      expiresInSeconds: 800,
    });
    const code = await lastCodeTo(app, phone);
    expect(await messagesTo(app, phone)).toHaveLength(1);
    const confirmed = await call(app, `POST /confirmation-codes/${again.id}/confirm?code=${code}`);
    expect(confirmed.statusCode).toBe(204);
    expect((await login(phone)).statusCode).toBe(200);
  });
});

describe('a blocked account', () => {
  test('is told so only after the right password', async () => {
    await addAccount(app, { email: 'blocked@example.com', status: 'BLOCKED' });
    expect(refusal(await login('blocked@example.com', 'not the password')).code).toBe('WRONG_CREDENTIALS');
    expect(refusal(await login('blocked@example.com'))).toMatchObject({
      status: 403,
      code: 'ACCOUNT_BLOCKED',
    });
  });
});

describe('the second step', () => {
  test('sends a code to the typed contact and opens the session that was asked for', async () => {
    const email = 'two@example.com';
    await addAccount(app, { email, phone: '+79145550103', second_step: true, roles: ['ADMIN'] });
    const answer = await login(email, testPassword, { as: 'admin' });
    expect(answer.statusCode).toBe(202);
    expect(answer.headers.authorization).toBeUndefined();
    const { confirmation } = answer.json();
    expect(confirmation).toMatchObject({
      kind: 'LOGIN_ATTEMPT',
      channel: 'EMAIL',
      target: 't••@example.com',
    });
    const code = await lastCodeTo(app, email);
    const confirmed = await call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=${code}`);
    expect(await sessionsOf(confirmed)).toMatchObject([{ applicationType: 'admin', current: true }]);
  });

  test('speaks the language of the account, whatever the device begins in', async () => {
    const email = 'reads-english@example.com';
    await addAccount(app, { email, second_step: true, language: 'EN' });
    await call(app, 'POST /login-attempt', {
      json: { username: email, password: testPassword, language: 'RU' },
    });
    const [message] = await messagesTo(app, email);
    expect(message?.subject).not.toMatch(/[а-яё]/i);
  });

  test('ends with the password that it followed', async () => {
    const email = 'changed-between@example.com';
    const { id } = await addAccount(app, { email, second_step: true });
    const { confirmation } = (await login(email)).json();
    const code = await lastCodeTo(app, email);
    const recovery = (
      await call(app, 'POST /users/request_password_reset', { json: { userName: email } })
    ).json();
    const reset = await call(app, 'POST /users/reset_password', {
      json: { userId: recovery.userId, code: await lastCodeTo(app, email), password: 'another taiga' },
    });
    expect(reset.statusCode).toBe(204);
    const late = await call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=${code}`);
    expect(refusal(late)).toMatchObject({ status: 400, fields: ['code EXPIRED_CODE'] });
    expect(recovery.userId).not.toBe(id);
  });
});

describe('an operator session', () => {
  test.each(['admin', 'terminal'])(
    'of type %s is not for drivers, even with the right password',
    async (as) => {
      const { email } = await addAccount(app);
      expect(refusal(await login(email ?? '', testPassword, { as }))).toMatchObject({
        code: 'NO_OPERATOR_ACCESS',
      });
      expect(refusal(await login(email ?? '', 'not the password', { as })).code).toBe('WRONG_CREDENTIALS');
    },
  );

  test.each(['ADMIN', 'BOARD'] as const)('opens for %s', async (role) => {
    const { email } = await addAccount(app, { roles: [role] });
    const answer = await login(email ?? '', testPassword, { as: 'admin' });
    expect(await sessionsOf(answer)).toMatchObject([{ applicationType: 'admin' }]);
  });

  test('of a kiosk opens only where kiosks stand', async () => {
    const { email } = await addAccount(app, { roles: ['BOARD'] });
    const from = (address: string) => login(email ?? '', testPassword, { as: 'terminal', address });
    expect(refusal(await from('10.1.3.9'))).toMatchObject({ status: 403, code: 'NO_TERMINAL_HERE' });
    for (const address of ['10.1.2.9', '::ffff:10.1.2.9', '2001:db8::7'])
      expect((await from(address)).statusCode).toBe(200);
  });
});

test('a session that was opened too late for a reset does not outlive it', async () => {
  const email = 'race@example.com';
  await addAccount(app, { email });
  const { userId } = (
    await call(app, 'POST /users/request_password_reset', { json: { userName: email } })
  ).json();
  const code = await lastCodeTo(app, email);
  const [signedIn, reset] = await Promise.all([
    login(email),
    call(app, 'POST /users/reset_password', { json: { userId, code, password: 'a newer taiga' } }),
  ]);
  expect(reset.statusCode).toBe(204);
  const token = String(signedIn.headers.authorization ?? '');
  expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(401);
});

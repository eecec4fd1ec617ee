import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SecurityEvent } from '#contract/accounts/security-log.ts';
import { call } from '../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../testing/people/test-accounts.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { prefixOf } from './security-log/record-security-event.ts';
import { sweepSecurityLog, tellFailures } from './sign-in/tell-failures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

const tryPassword = (username: string, password: string, address = '203.0.113.5') =>
  call(app, 'POST /login-attempt', {
    json: { username, password },
    address,
    headers: { 'user-agent': chrome },
  });

const logOf = async (token: string, query = ''): Promise<SecurityEvent[]> =>
  (await call(app, `GET /users/security-log${query}`, { token })).json().content;

const typesOf = (events: readonly SecurityEvent[]) => events.map(({ type }) => type);

test('sign-ins and failures are listed with address and device; a new device and a new network are marked', async () => {
  const { email } = await addAccount(app, { email: 'log@example.com' });
  const name = email ?? '';
  await tryPassword(name, 'wrong password');
  const tokens: string[] = [];
  for (const address of ['203.0.113.5', '203.0.7.7', '198.51.100.9', '198.51.100.9']) {
    app.clock.advance({ seconds: 1 });
    tokens.push(String((await tryPassword(name, testPassword, address)).headers.authorization));
  }
  const log = await logOf(tokens[0] ?? '');
  expect(log.map(({ type, address, unusual }) => [type, address, unusual])).toEqual([
    ['SIGN_IN', '198.51.100.9', null],
    ['SIGN_IN', '198.51.100.9', 'NEW_PLACE'],
    ['SIGN_IN', '203.0.7.7', 'NEW_DEVICE'],
    ['SIGN_IN', '203.0.113.5', null],
    ['SIGN_IN_FAILED', '203.0.113.5', null],
  ]);
  expect(log[0]).toMatchObject({ device: 'Chrome, Android', byAnother: false });
  const told = (await messagesTo(app, name)).filter(({ subject }) => subject === 'Вход с нового устройства');
  expect(told.map(({ body }) => /адрес ([\d.]+)/.exec(body)?.[1])).toEqual(['203.0.7.7', '198.51.100.9']);
  const page = (await call(app, 'GET /users/security-log?size=2&page=1', { token: tokens[0] ?? '' })).json();
  expect([page.content.length, page.total, page.last]).toEqual([2, 5, false]);
});

test('every change of what an account signs in with is an event, an administrator’s named as another’s', async () => {
  const account = await addAccount(app, { email: 'changes@example.com' });
  const token = await signIn(app, account);
  const json = { currentPassword: testPassword, newPassword: 'a steppe eagle 1689' };
  await call(app, 'PUT /users/password', { token, json });
  await call(app, 'PUT /users/personal-data', { token, json: { secondStep: true } });
  await call(app, 'POST /users/data-copies', { token });
  const admin = await signIn(app, await addAccount(app, { roles: ['ADMIN'] }), 'admin');
  const path = `/users/${account.id}`;
  await call(app, `PUT ${path}/roles`, { token: admin, json: { roles: ['BOARD'] } });
  await call(app, `PUT ${path}/status?status=BLOCKED`, { token: admin });
  await call(app, `PUT ${path}/status?status=ACTIVE`, { token: admin });
  await call(app, `DELETE ${path}/sessions`, { token: admin });
  const auditor = await signIn(app, await addAccount(app, { roles: ['AUDITOR'] }), 'admin');
  const events: SecurityEvent[] = (await call(app, `GET ${path}/security-log`, { token: auditor })).json()
    .content;
  const kinds = ['SESSIONS_ENDED', 'UNBLOCKED', 'BLOCKED', 'ROLES_CHANGED', 'DATA_COPY_REQUESTED'];
  expect(typesOf(events)).toEqual([...kinds, 'SECOND_STEP_ON', 'PASSWORD_CHANGED', 'SIGN_IN']);
  expect(events.filter(({ byAnother }) => byAnother)).toHaveLength(4);
  expect(events[0]).toMatchObject({ address: null, device: null });
});

test('many failures are told once a day, and a name that nobody has costs the same write', async () => {
  const { email } = await addAccount(app, { email: 'tried@example.com' });
  const name = email ?? '';
  const rows = () =>
    sql<{ n: number }>`SELECT count(*)::int AS n FROM security_event`.execute(app.database.db);
  const before = (await rows()).rows[0]?.n ?? 0;
  await tryPassword('nobody@example.com', 'wrong password');
  expect((await rows()).rows[0]?.n).toBe(before + 1);
  for (let attempt = 1; attempt <= 4; attempt += 1) await tryPassword(name, 'wrong password');
  await tellFailures(app.systemContext());
  expect(await messagesTo(app, name)).toEqual([]);
  await tryPassword(name, 'wrong password');
  for (let again = 0; again < 2; again += 1) await tellFailures(app.systemContext());
  const told = await messagesTo(app, name);
  expect(told.map(({ subject }) => subject)).toEqual(['Неудачные попытки входа']);
});

test('nobody changes or removes an event before its time', async () => {
  const account = await addAccount(app);
  await signIn(app, account);
  const change = (statement: ReturnType<typeof sql>) =>
    expect(statement.execute(app.database.db)).rejects.toThrow('append-only');
  await change(sql`UPDATE security_event SET type = 'SIGN_IN_FAILED'`);
  await change(sql`UPDATE security_event SET address = '127.0.0.1'`);
  await change(sql`DELETE FROM security_event`);
  await change(sql`TRUNCATE security_event`);
  app.clock.advance({ hours: 24 * 364 });
  await sweepSecurityLog(app.systemContext());
  const kept = app.database.db.selectFrom('security_event').select('id').where('account_id', '=', account.id);
  expect(await kept.execute()).toHaveLength(1);
  app.clock.advance({ hours: 24 * 3 });
  await sweepSecurityLog(app.systemContext());
  expect(await kept.execute()).toEqual([]);
});

test.each([
  ['203.0.113.5', '203.0'],
  ['::ffff:203.0.113.5', '203.0'],
  ['2001:db8:1::5', '2001:db8'],
  ['fe80::1%eth0', 'fe80:0'],
])('the network of %s begins with %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix);
});

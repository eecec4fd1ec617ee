import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Profile, UserAccount } from '#contract/accounts/accounts.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { enrolTotp } from '../../../testing/people/test-factors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: string;
let adminId: string;
const everybody = ['admin@example.com', 'first.driver@example.com', 'second_driver@example.com'];

beforeAll(async () => {
  app = await createTestApp();
  const account = await addAccount(app, { email: 'admin@example.com', roles: ['ADMIN'] });
  adminId = account.id;
  admin = await signIn(app, account, 'admin');
  app.clock.advance({ seconds: 1 });
  await addAccount(app, {
    email: 'first.driver@example.com',
    phone: '+79149990001',
    last_name: 'Жамсаранов',
  });
  app.clock.advance({ seconds: 1 });
  await addAccount(app, { email: 'second_driver@example.com', phone: '+8613900000002', last_name: 'Ли' });
});

afterEach(() => app.database.db.deleteFrom('account').where('email', 'not in', everybody).execute());

afterAll(() => app.close());

const search = async (query: string): Promise<string[]> => {
  const answer = await call(app, `GET /users?query=${encodeURIComponent(query)}`, { token: admin });
  return answer.json().content.map((profile: Profile) => profile.email?.value);
};

test.each([
  ['part of a name in any case', 'жамсар', ['first.driver@example.com']],
  ['two words in any order', 'иван жамсаранов', ['first.driver@example.com']],
  ['part of an e-mail address', 'DRIVER@', ['second_driver@example.com', 'first.driver@example.com']],
  ['part of a phone number however it is spaced', '914 999-00', ['first.driver@example.com']],
  ['a phone number with its plus', '+86 139', ['second_driver@example.com']],
  ['signs that mean something to the database', 'd_driver', ['second_driver@example.com']],
  ['a percent sign', '%', []],
  ['nothing', '', ['second_driver@example.com', 'first.driver@example.com', 'admin@example.com']],
])('accounts are found by %s', async (_, query, found) => {
  expect(await search(query)).toEqual(found);
});

const emailsOf = async (filter: string): Promise<string[]> => {
  const answer = await call(app, `GET /users?${filter}`, { token: admin });
  return answer.json().content.map((profile: Profile) => profile.email?.value);
};

test('accounts are sorted by name or age, and found by role and status', async () => {
  const [first, second, operator] = [
    'first.driver@example.com',
    'second_driver@example.com',
    'admin@example.com',
  ];
  expect(await emailsOf('sort=createdDate,ASC')).toEqual([operator, first, second]);
  expect(await emailsOf('query=driver&sort=name,asc')).toEqual([first, second]);
  expect(await emailsOf('query=driver&sort=name,DESC')).toEqual([second, first]);
  expect(await emailsOf('role=ADMIN')).toEqual([operator]);
  expect(await emailsOf('role=BOARD')).toEqual([]);
  expect(await emailsOf('status=BLOCKED')).toEqual([]);
  expect(await emailsOf('status=ACTIVE&query=second')).toEqual([second]);
});

test('accounts come in pages', async () => {
  const page = (number: number) => call(app, `GET /users?page=${number}&size=2`, { token: admin });
  expect((await page(0)).json()).toMatchObject({ last: false, page: 0, size: 2, total: 3 });
  expect((await page(1)).json()).toMatchObject({
    last: true,
    content: [{ email: { value: 'admin@example.com' } }],
  });
  expect((await page(7)).json()).toMatchObject({ last: true, content: [], total: 3 });
});

test('an account is read as its owner reads it, and that nobody opened it for him', async () => {
  const account = await addAccount(app);
  const read = await call(app, `GET /users/${account.id}`, { token: admin });
  const own = await call(app, 'GET /users/current-user', { token: await signIn(app, account) });
  expect(read.json()).toEqual({ ...own.json(), openedBy: null, takenOverDate: null, hasFactor: false });
  const unknown = await call(app, 'GET /users/01980000-0000-7000-8000-000000000003', { token: admin });
  expect(unknown.statusCode).toBe(404);
});

test('who has a second factor is shown, in the list too', async () => {
  const account = await addAccount(app, { email: 'careful@example.com' });
  await enrolTotp(app, await signIn(app, account));
  expect((await call(app, `GET /users/${account.id}`, { token: admin })).json().hasFactor).toBe(true);
  const { content } = (await call(app, 'GET /users', { token: admin })).json();
  const having = content.filter(({ hasFactor }: UserAccount) => hasFactor);
  expect(having.map(({ id }: UserAccount) => id)).toEqual([account.id]);
});

const setStatus = (id: string, status: string) =>
  call(app, `PUT /users/${id}/status?status=${status}`, { token: admin });

test('blocking ends sessions at once and keeps the account out until it is let in again', async () => {
  const account = await addAccount(app, { email: 'to-block@example.com' });
  const token = await signIn(app, account);
  expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(200);
  expect((await setStatus(account.id, 'BLOCKED')).json()).toMatchObject({ status: 'BLOCKED', version: 2 });
  expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(401);
  const login = () =>
    call(app, 'POST /login-attempt', { json: { username: 'to-block@example.com', password: testPassword } });
  expect((await login()).statusCode).toBe(403);
  expect((await setStatus(account.id, 'BLOCKED')).json()).toMatchObject({ version: 2 });
  expect((await setStatus(account.id, 'ACTIVE')).json()).toMatchObject({ status: 'ACTIVE', version: 3 });
  expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(401);
  expect((await login()).statusCode).toBe(200);
});

test('what was never verified waits for its code again when it is let in', async () => {
  const { id } = await addAccount(app, { email_verified: false, status: 'NEED_VERIFICATION_PHONE' });
  expect((await setStatus(id, 'BLOCKED')).json()).toMatchObject({ status: 'BLOCKED' });
  expect((await setStatus(id, 'ACTIVE')).json()).toMatchObject({ status: 'NEED_VERIFICATION_PHONE' });
});

test('whoever blocks what another operator has just changed is told instead', async () => {
  const { id } = await addAccount(app, { email: 'seen-by-two@example.com' });
  const { version } = (await call(app, `GET /users/${id}`, { token: admin })).json();
  expect((await setStatus(id, `BLOCKED&version=${version}`)).json()).toMatchObject({ status: 'BLOCKED' });
  expect(refusal(await setStatus(id, `ACTIVE&version=${version}`))).toMatchObject({
    status: 409,
    code: 'STALE_VERSION',
  });
  expect((await call(app, `GET /users/${id}`, { token: admin })).json().status).toBe('BLOCKED');
});

test('an operator sees where somebody is signed in', async () => {
  const account = await addAccount(app, { email: 'two-places@example.com' });
  await signIn(app, account);
  await signIn(app, account, 'mobile');
  const sessionsOf = (id: string) => call(app, `GET /users/${id}/sessions`, { token: admin });
  const sessions = (await sessionsOf(account.id)).json();
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(expect.objectContaining({ applicationType: 'mobile', current: false }));
  expect((await sessionsOf('01980000-0000-7000-8000-000000000005')).statusCode).toBe(404);
});

test('an operator cannot block himself', async () => {
  expect(refusal(await setStatus(adminId, 'BLOCKED'))).toMatchObject({
    status: 422,
    code: 'CANNOT_BLOCK_SELF',
  });
});

test('an account can be blocked or let in, nothing else', async () => {
  expect((await setStatus(adminId, 'NEED_VERIFICATION_PHONE')).statusCode).toBe(400);
  expect((await setStatus('01980000-0000-7000-8000-000000000004', 'BLOCKED')).statusCode).toBe(404);
});

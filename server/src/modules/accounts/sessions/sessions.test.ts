import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(() => app.clock.set('2026-11-20T12:00:00+09:00'));

afterAll(() => app.close());

const list = async (token: string): Promise<{ id: string; current: boolean }[]> =>
  (await call(app, 'GET /users/sessions', { token })).json();
const isAlive = async (token: string) =>
  (await call(app, 'GET /users/current-user', { token })).statusCode === 200;

test('sessions are listed, newest use first, with what tells them apart', async () => {
  const account = await addAccount(app);
  const phone = await signIn(app, account, 'mobile');
  app.clock.advance({ minutes: 1 });
  const desk = await signIn(app, account);
  expect(await list(desk)).toEqual([
    expect.objectContaining({
      applicationType: 'web',
      current: true,
      createdDate: '2026-11-20T12:01:00+09:00',
    }),
    expect.objectContaining({ applicationType: 'mobile', current: false }),
  ]);
  expect(await list(phone)).toHaveLength(2);
});

test('one is ended by its id, at once', async () => {
  const account = await addAccount(app);
  const [token, other] = [await signIn(app, account), await signIn(app, account)];
  expect(await isAlive(other)).toBe(true);
  const target = (await list(token)).find((session) => !session.current);
  expect((await call(app, `DELETE /users/sessions/${target?.id}`, { token })).statusCode).toBe(204);
  expect(await isAlive(other)).toBe(false);
  expect((await call(app, `DELETE /users/sessions/${target?.id}`, { token })).statusCode).toBe(404);
});

test('another account’s session is not found', async () => {
  const [token, stranger] = [
    await signIn(app, await addAccount(app)),
    await signIn(app, await addAccount(app)),
  ];
  const [own] = await list(token);
  expect((await call(app, `DELETE /users/sessions/${own?.id}`, { token: stranger })).statusCode).toBe(404);
  expect(await isAlive(token)).toBe(true);
});

test('all others are ended together', async () => {
  const account = await addAccount(app);
  const tokens = [await signIn(app, account), await signIn(app, account), await signIn(app, account)];
  for (const token of tokens) expect(await isAlive(token)).toBe(true);
  const [kept = '', ...others] = tokens;
  expect((await call(app, 'DELETE /users/sessions', { token: kept })).statusCode).toBe(204);
  expect(await isAlive(kept)).toBe(true);
  for (const token of others) expect(await isAlive(token)).toBe(false);
});

test('signing out ends this one', async () => {
  const token = await signIn(app, await addAccount(app));
  expect(await isAlive(token)).toBe(true);
  expect((await call(app, 'POST /logout', { token })).statusCode).toBe(204);
  expect(await isAlive(token)).toBe(false);
});

test.each([
  ['a driver', 'web', [], 30 * 24],
  ['an administrator', 'admin', ['ADMIN'], 12],
  ['a screen', 'admin', ['BOARD'], 30 * 24],
] as const)('%s is signed out when nothing was done for long enough', async (_, type, roles, hours) => {
  const account = await addAccount(app, { roles: [...roles] });
  const [used, idle] = [await signIn(app, account, type), await signIn(app, account, type)];
  const end = app.clock.now().add({ hours });
  app.clock.set(end.subtract({ seconds: 1 }));
  const renewed = await call(app, 'GET /users/current-user', { token: used });
  app.clock.set(end);
  expect(await isAlive(String(renewed.headers.authorization))).toBe(true);
  expect(await isAlive(idle)).toBe(false);
});

test('an administrator signs in again after a day, however busy', async () => {
  let token = await signIn(app, await addAccount(app, { roles: ['ADMIN'] }), 'admin');
  for (let hour = 1; hour < 24; hour += 1) {
    app.clock.advance({ hours: 1 });
    const answer = await call(app, 'GET /users/current-user', { token });
    expect(answer.statusCode).toBe(200);
    token = String(answer.headers.authorization ?? token);
  }
  app.clock.advance({ hours: 1 });
  expect(await isAlive(token)).toBe(false);
});

test('an account has twenty sessions at most: the one that was used longest ago ends', async () => {
  const account = await addAccount(app);
  const tokens: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    tokens.push(await signIn(app, account));
    app.clock.advance({ seconds: 1 });
  }
  const [first = '', second = '', ...rest] = tokens;
  expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
  expect(await list(rest.at(-1) ?? '')).toHaveLength(20);
});

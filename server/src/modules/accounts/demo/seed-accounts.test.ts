import { afterEach, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { seedAccounts } from './seed-accounts.ts';

let app: TestApp;

afterEach(() => app.close());

const seed = async () => {
  const lines: string[] = [];
  const names = await seedAccounts(app.systemContext(), (line) => lines.push(line));
  return { lines, names };
};
const login = (username: string, password: string, as = 'web') =>
  call(app, 'POST /login-attempt', {
    json: { username, password },
    headers: { 'application-type': as },
    address: '127.0.0.1',
  });

test('a demo has its three accounts, however often it starts', async () => {
  app = await createTestApp();
  expect((await seed()).names).toEqual(['admin@oktet.local', 'board@oktet.local', 'driver@oktet.local']);
  const [first] = [await app.database.db.selectFrom('account').select('id').orderBy('id').execute()];
  await seed();
  expect(await app.database.db.selectFrom('account').select('id').orderBy('id').execute()).toEqual(first);
  expect((await login('admin@oktet.local', 'oktet-demo', 'admin')).statusCode).toBe(200);
  expect((await login('board@oktet.local', 'oktet-demo', 'terminal')).statusCode).toBe(200);
  expect((await login('driver@oktet.local', 'oktet-demo')).statusCode).toBe(200);
});

test('the first administrator comes from the settings and keeps a changed password', async () => {
  app = await createTestApp({
    env: { DEMO: 'off', ADMIN_EMAIL: 'Boss@example.com', ADMIN_PASSWORD: 'the first taiga' },
  });
  expect(await seed()).toEqual({ lines: ['Administrator Boss@example.com has been created.'], names: [] });
  expect(await seed()).toEqual({ lines: [], names: [] });
  expect((await login('boss@example.com', 'the first taiga', 'admin')).statusCode).toBe(200);
  expect((await login('admin@oktet.local', 'oktet-demo')).statusCode).toBe(401);
});

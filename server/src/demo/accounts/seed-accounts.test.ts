import { afterEach, expect, test } from 'vitest';
import { addFirstAdministrator } from '../../modules/accounts/registration/add-vouched-account.ts';
import { call } from '../../testing/people/call-api.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { demoGreeting } from '../demo-greeting.ts';
import { seedDemo } from '../seed-demo.ts';
import { seedAccounts } from './seed-accounts.ts';

let app: TestApp;

afterEach(() => app.close());

const seed = () => seedDemo(app.systemContext(), false);
const login = (username: string, password: string, as = 'web') =>
  call(app, 'POST /login-attempt', {
    json: { username, password },
    headers: { 'application-type': as },
    address: '127.0.0.1',
  });

test('a demo has its three accounts, however often it starts', async () => {
  app = await createTestApp();
  await seed();
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
  expect(await addFirstAdministrator(app.systemContext())).toBe(true);
  expect(await addFirstAdministrator(app.systemContext())).toBe(false);
  await seed();
  expect((await login('boss@example.com', 'the first taiga', 'admin')).statusCode).toBe(200);
  expect((await login('admin@oktet.local', 'oktet-demo')).statusCode).toBe(401);
});

test('without a setting the password is one of its own for the data folder, and what the start prints', async () => {
  app = await createTestApp({ env: { DEMO_PASSWORD: '' } });
  await seed();
  expect((await login('admin@oktet.local', 'oktet-demo', 'admin')).statusCode).toBe(401);
  const lines = await demoGreeting(app.services.config, 'http://localhost:3000');
  const [, password = ''] = /password (\S{16}),/.exec(lines.join('\n')) ?? [];
  expect((await login('admin@oktet.local', password, 'admin')).statusCode).toBe(200);
  expect(lines[0]).toContain(`/dev/outbox?password=${password}`);
  const [, link = ''] = /(http\S*admin\S*)$/m.exec(lines.join('\n')) ?? [];
  const given = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  expect(given).toEqual({ username: 'admin@oktet.local', password, as: 'admin' });
  expect((await app.server.inject({ url: link, headers: { host: 'localhost:3000' } })).body).toContain(
    '/dev/demo.js',
  );
});

test('a start with another password gives it to the accounts that are there', async () => {
  app = await createTestApp();
  await seed();
  await seedAccounts({
    ...app.systemContext(),
    config: { ...app.services.config, demoPassword: 'another one 77' },
  });
  expect((await login('driver@oktet.local', 'oktet-demo')).statusCode).toBe(401);
  expect((await login('driver@oktet.local', 'another one 77')).statusCode).toBe(200);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, call } from '../../testing/people/call-api.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedAccounts } from './seed-accounts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  await seedAccounts(app.systemContext());
});

afterAll(() => app.close());

const here: Call = { address: '127.0.0.1', headers: { host: 'localhost:3000', 'application-type': 'admin' } };

const login = (from: Call) =>
  call(app, 'POST /login-attempt', {
    json: { username: 'admin@oktet.local', password: 'oktet-demo' },
    ...from,
    headers: { ...here.headers, ...from.headers },
  });

const lookIntoOutbox = ({ address = '', headers = {} }: Call) =>
  app.server.inject({
    url: '/dev/outbox?password=oktet-demo',
    remoteAddress: address,
    headers: { ...here.headers, ...headers },
  });

const lookAtProfile = async (from: Call) => {
  const token = String((await login(here)).headers.authorization);
  return call(app, 'GET /users/current-user', { ...from, token });
};

test('whoever sits at the machine has the demo accounts and the outbox', async () => {
  expect((await login(here)).statusCode).toBe(200);
  expect((await login({ address: '::1', headers: { host: '[::1]:3000' } })).statusCode).toBe(200);
  expect((await lookIntoOutbox(here)).statusCode).toBe(200);
  expect((await lookAtProfile(here)).statusCode).toBe(200);
});

test.each<[string, Call]>([
  ['from another machine', { address: '192.0.2.1' }],
  ['from another machine of the house', { address: '::ffff:10.0.0.7' }],
  ['by another name', { address: '127.0.0.1', headers: { host: 'oktet.example.com' } }],
  ...[
    ['forwarded', 'for=192.0.2.1'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
  ].map(([name = '', value = '']): [string, Call] => [
    `through a proxy that says ${name}`,
    { address: '127.0.0.1', headers: { [name]: value } },
  ]),
])('a stranger %s gets neither', async (_, from) => {
  expect((await login(from)).statusCode).toBe(401);
  expect((await lookIntoOutbox(from)).statusCode).toBe(404);
  expect((await lookAtProfile(from)).statusCode).toBe(401);
});

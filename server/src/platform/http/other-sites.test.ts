import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, testPassword } from '../../testing/people/test-accounts.ts';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

const origin = { origin: 'https://elsewhere.example' };

test.each(['/api/news', '/api/users', '/booking', '/health/ready'])(
  'no other site reads %s, nor is it told that it may send there',
  async (url) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const preflight = { 'access-control-request-method': 'POST' };
      const { headers } = await app.server.inject({ method, url, headers: { ...origin, ...preflight } });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  },
);

test('nothing is kept in a cookie', async () => {
  const { email: username } = await addAccount(app);
  const payload = { username, password: testPassword };
  const signedIn = await app.server.inject({ method: 'POST', url: '/api/login-attempt', payload });
  expect(signedIn.statusCode).toBe(200);
  const { authorization } = signedIn.headers;
  const read = await app.server.inject({
    url: '/api/users',
    headers: { authorization: String(authorization) },
  });
  const page = await app.server.inject('/booking');
  for (const { headers } of [signedIn, read, page]) expect(headers['set-cookie']).toBeUndefined();
});

test('a parameter that comes twice is refused, not chosen from', async () => {
  const { authorization } = await createVisitor(app, { roles: ['ADMIN'] });
  const answer = await app.server.inject({
    url: '/api/users?query=a&query=b',
    headers: { authorization, 'application-type': 'admin' },
  });
  expect(answer.statusCode).toBe(400);
});

/** Sends the lines on one connection and returns all that comes back. */
const sendRaw = async (lines: readonly string[]) => {
  const { port } = app.server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return text(socket);
};

test('TRACE echoes nothing', async () => {
  const answer = await sendRaw([
    'TRACE /api/news HTTP/1.1',
    'Host: localhost',
    'X-Mine: 1',
    'Connection: close',
    '',
    '',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(answer).not.toContain('X-Mine');
});

test.each([
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
])('a request that ends in two places (%s) is refused, and its connection closed', async (_name, headers) => {
  const answer = await sendRaw([
    'POST /api/login-attempt HTTP/1.1',
    'Host: localhost',
    ...headers,
    '',
    '0',
    '',
    'GET /api/news HTTP/1.1',
    '',
    '',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/^HTTP\//gm)).toHaveLength(1);
});

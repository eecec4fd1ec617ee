import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { encodeForm, jpegBytes, listFileRows, padded } from '../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const timeouts = { headersMs: 300, requestMs: 500, uploadMs: 5000, stalledMs: 1500 };

let app: TestApp;
let port: number;
const connections = new Set<number | undefined>();

beforeAll(async () => {
  app = await createTestApp({ timeouts });
  app.server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    connections.add(remotePort);
    socket.once('close', () => connections.delete(remotePort));
  });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => app.close());

const open = async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  const { localPort } = socket;
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', () => resolve());
  });
  return { socket, answer: () => ended.then(() => text), isThere: () => connections.has(localPort) };
};

const form = encodeForm([
  { name: 'bucket', value: 'documents' },
  { name: 'purpose', value: 'document' },
  { name: 'file', filename: 'a.jpg', value: padded(jpegBytes, 100_000) },
]);

const headOf = (path: string, headers: Readonly<Record<string, string | number>>) => {
  const all = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  return `POST ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
};

const uploadHead = (authorization: string) =>
  headOf('/api/files/upload', {
    ...form.headers,
    authorization,
    'content-length': form.payload.length,
  });

const drip = async (socket: Socket, payload: Buffer, parts: number) => {
  const size = Math.ceil(payload.length / parts);
  for (let at = 0; at < payload.length && socket.writable; at += size) {
    socket.write(payload.subarray(at, at + size));
    await delay(100);
  }
};

const timedOut = /^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s;
const soon = { timeout: 3000 };

describe.concurrent('a body that comes slowly', () => {
  test('an upload lives as long as bytes come, longer than any other request may', async ({ expect }) => {
    const { authorization } = await createVisitor(app);
    const { socket, answer } = await open();
    socket.write(uploadHead(authorization));
    await drip(socket, form.payload, 10);
    expect(await answer()).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });

  test.for([
    ['an upload that stalls', 0],
    ['an upload that never ends', 100],
  ] as const)('%s is answered with 408, and nothing of it stays', async ([, parts], { expect }) => {
    const { userId, authorization } = await createVisitor(app);
    const files = async () => (await listFileRows(app)).filter((file) => file.account_id === userId);
    const { socket, answer, isThere } = await open();
    socket.write(uploadHead(authorization));
    socket.write(form.payload.subarray(0, 10_000));
    if (parts > 0) await drip(socket, form.payload.subarray(10_000, 20_000), parts);
    expect(await answer()).toMatch(timedOut);
    await expect.poll(isThere, soon).toBe(false);
    await expect.poll(files).toEqual([]);
    socket.destroy();
  });

  test('any other body has to come in time as a whole', async ({ expect }) => {
    const { socket, answer, isThere } = await open();
    socket.write(
      headOf('/api/login-attempt', { 'content-type': 'application/json', 'content-length': 1000 }),
    );
    await drip(socket, Buffer.from('{"username": "nobody@example.com", '), 12);
    expect(await answer()).toMatch(timedOut);
    await expect.poll(isThere, soon).toBe(false);
    socket.destroy();
  });

  test('half a header is answered with 408, and its connection closed whatever the other side does', async ({
    expect,
  }) => {
    const { socket, answer, isThere } = await open();
    socket.write('GET /health/li');
    expect(await answer()).toMatch(timedOut);
    await expect.poll(isThere, soon).toBe(false);
    socket.destroy();
  });
});

test('a compressed body is refused, whatever is in it, and nobody else notices', async ({ expect }) => {
  const garbage = Buffer.alloc(100_000, 'no gzip');
  for (const encoding of ['gzip', 'deflate', 'br', 'unknown']) {
    const { socket, answer } = await open();
    const headers = { 'content-type': 'application/json', 'content-length': garbage.length };
    socket.write(headOf('/api/login-attempt', { ...headers, 'content-encoding': encoding }));
    socket.write(garbage);
    expect(await answer()).toMatch(/^HTTP\/1\.1 415 .*UNSUPPORTED_MEDIA_TYPE/s);
    socket.destroy();
  }
});

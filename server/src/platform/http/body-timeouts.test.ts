import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, signIn } from '../../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { encodeForm, jpegBytes, listFileRows, padded } from '../../testing/upload.ts';

/** The usual ones, hundreds of times as fast. */
const timeouts = { headersMs: 300, requestMs: 500, uploadMs: 2000, stalledMs: 300 };

let app: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  app = await createTestApp({ timeouts });
  token = await signIn(app, await addAccount(app));
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => app.close());

/** Somebody who never closes his half of the connection. */
const open = async (): Promise<{ socket: Socket; answer: () => Promise<string> }> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  let text = '';
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', () => resolve());
  });
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      text += String(chunk);
    });
  return { socket, answer: async () => ended.then(() => text) };
};

const form = encodeForm([
  { name: 'bucket', value: 'documents' },
  { name: 'purpose', value: 'document' },
  { name: 'file', filename: 'a.jpg', value: padded(jpegBytes, 100_000) },
]);

const headOf = (path: string, contentType: string, length: number) =>
  `${[
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${token}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${length}`,
    'Connection: close',
  ].join('\r\n')}\r\n\r\n`;

const uploadHead = headOf.bind(undefined, '/api/files/upload', form.headers['content-type']);

/** Sends `payload` in `parts` equal parts, one every 100 ms, for as long as it is listened to. */
const drip = async (socket: Socket, payload: Buffer, parts: number) => {
  const size = Math.ceil(payload.length / parts);
  for (let at = 0; at < payload.length && socket.writable; at += size) {
    socket.write(payload.subarray(at, at + size));
    await delay(100);
  }
};

const connections = () =>
  new Promise<number>((resolve) => app.server.server.getConnections((_, count) => resolve(count)));

test('an upload lives as long as bytes come, longer than any other request may', async () => {
  const { socket, answer } = await open();
  socket.write(uploadHead(form.payload.length));
  await drip(socket, form.payload, 10);
  expect(await answer()).toMatch(/^HTTP\/1\.1 201 /);
  socket.destroy();
});

test.each([
  ['an upload that stalls', 0],
  ['an upload that never ends', 100],
])('%s is answered with 408, and nothing of it stays', async (_, parts) => {
  const { socket, answer } = await open();
  const before = (await listFileRows(app)).length;
  socket.write(uploadHead(form.payload.length));
  socket.write(form.payload.subarray(0, 10_000));
  const began = performance.now();
  if (parts > 0) await drip(socket, form.payload.subarray(10_000, 20_000), parts);
  expect(await answer()).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s);
  expect(performance.now() - began).toBeLessThan(parts === 0 ? 1000 : 4000);
  await expect.poll(connections, { timeout: 3000 }).toBe(0);
  await expect.poll(async () => (await listFileRows(app)).length).toBe(before);
  socket.destroy();
});

test('any other body has to come in time as a whole', async () => {
  const { socket, answer } = await open();
  socket.write(headOf('/api/login-attempt', 'application/json', 1000));
  await drip(socket, Buffer.from('{"username": "nobody@example.com", '), 12);
  expect(await answer()).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(connections, { timeout: 3000 }).toBe(0);
  socket.destroy();
});

test('half a header is answered with 408, and the connection is closed whatever the other side does', async () => {
  const { socket, answer } = await open();
  socket.write('GET /health/li');
  expect(await answer()).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(connections, { timeout: 3000 }).toBe(0);
  socket.destroy();
});

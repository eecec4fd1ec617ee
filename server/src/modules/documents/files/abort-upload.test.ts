import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import {
  encodeForm,
  jpegBytes,
  listFileRows,
  listStoredFiles,
  padded,
  pdfBytes,
} from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  token = await signIn(app, await addAccount(app));
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => app.close());

const rows = () => listFileRows(app);
const stored = () => listStoredFiles(app);

/** Announces all of `payload` but sends only the first `bytes`. */
const begin = async (payload: Buffer, headers: Record<string, string>, bytes: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = [
    'POST /api/files/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: ${token}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(payload.subarray(0, bytes));
  return socket;
};

const answerOn = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('"requestId"')) break;
  }
  return text;
};

test('an upload that is given up leaves neither a file nor a trace', async () => {
  const { payload, headers } = encodeForm([
    { name: 'file', filename: 'a.jpg', value: padded(jpegBytes, 5_000_000) },
  ]);
  const socket = await begin(payload, headers, 2_000_000);
  await expect.poll(stored).toHaveLength(1);
  expect(await rows()).toMatchObject([{ stored_at: null }]);
  socket.destroy();
  await expect.poll(rows).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(app.log.filter(({ level }) => level >= 50)).toEqual([]);
});

test('a refusal is answered before the rest of the file has come, and the rest is still taken', async () => {
  const { payload, headers } = encodeForm([
    { name: 'file', filename: 'a.jpg', value: padded(Buffer.from('GIF89a'), 5_000_000) },
  ]);
  const socket = await begin(payload, headers, 200_000);
  const answering = answerOn(socket);
  socket.write(payload.subarray(200_000));
  expect(await answering).toMatch(/^HTTP\/1\.1 400 .*FILE_CONTENT_MISMATCH/s);
  socket.destroy();
  await expect.poll(rows).toEqual([]);
});

test('a file that says it is far too large is refused before it is read', async () => {
  const { headers } = encodeForm([]);
  const huge = Buffer.concat([pdfBytes], 11_000_000);
  const open = await begin(huge, headers, 10);
  expect(await answerOn(open)).toMatch(/^HTTP\/1\.1 413 .*FILE_TOO_LARGE/s);
  open.destroy();
});

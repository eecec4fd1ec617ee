import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { jpegBytes, listFileRows, listStoredFiles, padded, upload } from '../../../testing/people/upload.ts';
import { startClamd, virus } from '../../../testing/servers/clamd-server.ts';
import { startS3Server } from '../../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let clamd: Awaited<ReturnType<typeof startClamd>>;
let app: TestApp;
let driver: Visitor;

beforeAll(async () => {
  clamd = await startClamd();
  app = await createTestApp({ env: { CLAMAV_ADDRESS: clamd.setting } });
  driver = await createVisitor(app);
});

beforeEach(() => clamd.behave('scan'));

afterAll(async () => {
  await app.close();
  await clamd.stop();
});

const photo = { name: 'a.jpg', content: padded(jpegBytes, 3_000_000) };
const infected = { name: 'a.jpg', content: Buffer.concat([photo.content, Buffer.from(virus)]) };
const send = (file = photo) => upload(app, driver.authorization, file);
const kept = async () => [await listFileRows(app), await listStoredFiles(app)];
const ready = async () => (await app.server.inject('/health/ready')).json();

test('a clean file is kept once it was scanned whole', async () => {
  const earlier = clamd.chunks.length;
  const response = await send();
  expect(response.statusCode).toBe(201);
  expect(clamd.chunks.slice(earlier).reduce((sum, length) => sum + length, 0)).toBe(photo.content.length);
  expect(await app.services.storage.size(response.json().fileId)).toBe(photo.content.length);
});

test('a virus is refused in three languages; nothing is kept, journal and log tell it', async () => {
  const before = await kept();
  const response = await send(infected);
  expect(refusal(response)).toEqual({ status: 422, code: 'FILE_INFECTED', fields: [] });
  expect(new Set(Object.values(response.json().messagesByLang)).size).toBe(3);
  expect(await kept()).toEqual(before);
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { content } = (
    await call(app, 'GET /events?type=FILE_REFUSED', { token: operator.authorization })
  ).json();
  expect(content).toMatchObject([
    { type: 'FILE_REFUSED', actor: 'DRIVER', userId: driver.userId, to: { signature: 'Test.Virus' } },
  ]);
  expect(app.log.filter(({ msg }) => msg?.startsWith('an upload was refused'))).toMatchObject([
    { level: 40, signature: 'Test.Virus', userId: driver.userId },
  ]);
});

test('before the verdict nobody can read the file or attach it', async () => {
  clamd.behave('hang');
  const uploading = send();
  await expect
    .poll(async () => (await listStoredFiles(app)).some(({ name }) => name.endsWith('.part')))
    .toBe(true);
  const row = (await listFileRows(app)).find(({ stored_at }) => stored_at === null);
  const { authorization: token } = driver;
  expect((await call(app, `GET /files/${row?.id}`, { token })).statusCode).toBe(404);
  expect((await call(app, `GET /files/download/${row?.id}`, { token })).statusCode).toBe(404);
  const json = { fileId: row?.id, name: 'a.jpg', type: 'STS' };
  expect((await call(app, 'POST /document', { token, json })).statusCode).toBe(404);
  await clamd.stop();
  expect((await uploading).statusCode).toBe(503);
  clamd = await startClamd({ port: clamd.address.port });
});

test('without the scanner uploads are refused, the rest goes on, and health says so until it is back', async () => {
  const before = await kept();
  await clamd.stop();
  for (let time = 0; time < 2; time += 1) {
    const response = await send();
    expect(refusal(response)).toEqual({ status: 503, code: 'SCANNER_AWAY', fields: [] });
    expect(response.headers['retry-after']).toBe('60');
  }
  expect(await kept()).toEqual(before);
  expect(await ready()).toEqual({ status: 'degraded', hindrances: ['scanner-away'] });
  expect(app.log.filter(({ msg }) => msg?.startsWith('the virus scanner is away')).length).toBeGreaterThan(0);
  clamd = await startClamd({ port: clamd.address.port });
  expect((await send()).statusCode).toBe(201);
  await app.scannerWatch.look();
  expect(await ready()).toEqual({ status: 'ok' });
});

test('files for a bucket are scanned before they are sent there', async () => {
  const store = await startS3Server();
  const { bucket, endpoint = '', credentials } = store.settings;
  const other = await createTestApp({
    env: {
      CLAMAV_ADDRESS: clamd.setting,
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_FORCE_PATH_STYLE: 'on',
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    },
  });
  const visitor = await createVisitor(other);
  expect(refusal(await upload(other, visitor.authorization, infected)).code).toBe('FILE_INFECTED');
  expect(
    (await readdir(store.folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()),
  ).toEqual([]);
  expect((await upload(other, visitor.authorization, photo)).statusCode).toBe(201);
  await other.close();
  await store.close();
});

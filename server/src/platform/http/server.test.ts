import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/test-visitor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });

test('no page may run inline script, be framed or be sniffed', async () => {
  const { headers } = await get('/health/live');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
});

test('a request keeps a sane id of its caller and gets one of ours otherwise', async () => {
  const kept = await get('/health/live', { 'x-request-id': 'caller-12345678' });
  expect(kept.headers['x-request-id']).toBe('caller-12345678');
  const replaced = await get('/health/live', { 'x-request-id': 'no good\n' });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('alive and ready', async () => {
  expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
  expect((await get('/health/ready')).json()).toEqual({ status: 'ok' });
});

test.each(['ru', 'en', 'cn'])(
  'translations of %s are revalidated, and keep the server’s own words at home',
  async (name) => {
    const first = await get(`/assets/i18n/${name}.json`);
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.json()).toHaveProperty('common.ok');
    expect(first.json()).not.toHaveProperty('messages');
    const again = await get(`/assets/i18n/${name}.json`, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  },
);

test('a large answer is compressed for who can read it', async () => {
  const response = await get('/assets/i18n/ru.json', { 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.headers.vary).toContain('accept-encoding');
});

test('what one is sent compressed the next is too, each as he can read it', async () => {
  const authorization = (await createVisitor(app)).authorization;
  const slots = (encoding: string) =>
    get('/api/booking/time-slots?date=2026-11-22', { authorization, 'accept-encoding': encoding });
  const plain = await slots('identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json()).toHaveLength(24);
  for (const encoding of ['br', 'gzip, deflate, br', 'br', 'br;q=0.5, gzip;q=0.1']) {
    const { headers, rawPayload } = await slots(encoding);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
  for (const encoding of ['gzip', 'br;q=0, gzip']) {
    const { headers, rawPayload } = await slots(encoding);
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
  }
});

test('the description of the API is OpenAPI 3.1 and names every route once', async () => {
  const document = (await get('/docs/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: '/oktet/api/v1' }]);
  expect(Object.keys(document.paths)).toContain('/system-params/booking-blocked');
  expect(
    Object.keys(document.paths).filter((path) => path.startsWith('/api') || path.startsWith('/oktet')),
  ).toEqual([]);
});

test('files that are not configured do not exist', async () => {
  for (const url of ['/download/oktet.apk', '/download/apk_version.json', '/download/regulations.pdf'])
    expect((await get(url)).statusCode).toBe(404);
});

test('the outbox answers a loopback name only', async () => {
  expect((await get('/dev/outbox', { host: 'localhost:3000', accept: 'application/json' })).json()).toEqual(
    [],
  );
  expect((await get('/dev/outbox', { host: 'oktet.example' })).statusCode).toBe(404);
});

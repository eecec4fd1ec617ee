import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openApiOf } from './docs/openapi.ts';

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

test('alive and ready, and nothing in the log about who asks all day', async () => {
  const before = app.log.length;
  expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
  expect((await get('/health/ready')).json()).toEqual({ status: 'ok' });
  expect(app.log.slice(before)).toEqual([]);
});

test.each(['ru', 'en', 'cn'])('translations of %s are a driver’s, and are revalidated', async (name) => {
  const first = await get(`/assets/i18n/${name}.json`);
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.json()).toHaveProperty('common.ok');
  for (const section of ['messages', 'boardQueue', 'gallery'])
    expect(first.json()).not.toHaveProperty(section);
  const weak = String(first.headers.etag);
  for (const tags of [weak, weak.slice('W/'.length), `"other", ${weak}`, '*']) {
    const again = await get(`/assets/i18n/${name}.json`, { 'if-none-match': tags });
    expect(again.statusCode, tags).toBe(304);
    expect(again.payload).toBe('');
  }
  const other = await get(`/assets/i18n/${name}.json`, { 'if-none-match': 'W/"other"' });
  expect(other.statusCode).toBe(200);
});

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
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Authorization, Accept-Encoding' });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
  for (const encoding of ['gzip', 'br;q=0, gzip']) {
    const { headers, rawPayload } = await slots(encoding);
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
  }
});

test('the description of the API is made of the contract, for programs and for the page alike', async () => {
  const expected = JSON.parse(JSON.stringify(openApiOf(routes, '/oktet/api/v1')));
  for (const url of ['/docs/openapi.json', '/docs/json']) expect((await get(url)).json()).toEqual(expected);
  const { headers } = await get('/docs/openapi.json');
  const again = await get('/docs/openapi.json', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  '/health/live',
  '/health/ready',
  '/docs',
  '/docs/openapi.json',
  '/assets/i18n/ru.json',
  '/assets/site.json',
  '/api/captcha/challenge',
  '/api/users/current-user',
])('HEAD %s has the headers of GET and no body', async (url) => {
  const { authorization } = await createVisitor(app);
  for (const headers of [{}, { authorization }, { 'if-none-match': '*' }, { 'accept-encoding': 'br' }]) {
    const whole = await get(url, headers);
    const head = await app.server.inject({ method: 'HEAD', url, headers });
    expect(head.statusCode).toBe(whole.statusCode);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control'])
      expect(head.headers[name], name).toBe(whole.headers[name]);
  }
});

test.each(['/booking/statuses/list', '/booking/cargo-types/list'])(
  '%s may be kept for a minute and is then asked about',
  async (path) => {
    const driver = await createVisitor(app);
    const first = await driver.call('GET', path);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=60',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Authorization',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    const headers = { 'if-none-match': `"other", ${String(first.headers.etag)}` };
    const again = await driver.call('GET', path, { headers });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again.headers).toMatchObject({
      'cache-control': 'private, max-age=60',
      vary: 'Authorization',
      etag: first.headers.etag,
    });
    const compressed = await driver.call('GET', path, { headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers.etag).toBe(first.headers.etag);
  },
);

test('a changed list of cargo types has another tag, and a long one is kept by its encoding too', async () => {
  const { authorization, call } = await createVisitor(app, { roles: ['ADMIN'] });
  const list = () => get('/api/booking/cargo-types/list', { authorization, 'accept-encoding': 'br' });
  const before = await list();
  const { cargoTypes } = (await call('GET', '/system-params/booking-params')).body;
  const more = ['MORE_A', 'MORE_B', 'MORE_C'].map((code) => ({ ...cargoTypes[0], code }));
  const change = (body: object) => call('PUT', '/system-params/booking-params', { body });
  onTestFinished(async () => void (await change({ cargoTypes })));
  expect((await change({ cargoTypes: [...cargoTypes, ...more] })).status).toBe(200);
  const { headers } = await list();
  expect(headers.etag).not.toBe(before.headers.etag);
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Authorization, Accept-Encoding' });
});

test('a list that comes with a renewed token is kept by nobody', async () => {
  const driver = await createVisitor(app);
  app.clock.advance({ hours: 2 });
  const { status, headers } = await driver.call('GET', '/booking/statuses/list');
  expect(status).toBe(200);
  expect(headers.authorization).toMatch(/^Bearer /);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('etag');
});

test('files that are not configured do not exist', async () => {
  for (const url of ['/download/oktet.apk', '/download/apk_version.json'])
    expect((await get(url)).statusCode).toBe(404);
});

test('the outbox answers a loopback name and whoever has the password of the demo', async () => {
  const host = 'localhost:3000';
  const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
  const right = basic('anybody:oktet-demo');
  expect((await get('/dev/outbox', { host, accept: 'application/json', ...right })).json()).toEqual([]);
  expect((await get('/dev/outbox?password=oktet-demo', { host })).statusCode).toBe(200);
  const refused = await get('/dev/outbox', { host });
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['www-authenticate']).toMatch(/^Basic /);
  for (const wrong of [basic('oktet-demo:'), basic('oktet-demo'.slice(1)), basic('x:wrong')])
    expect((await get('/dev/outbox', { host, ...wrong })).statusCode).toBe(401);
  expect((await get('/dev/outbox?password=wrong', { host })).statusCode).toBe(401);
  expect((await get('/dev/outbox', { host: 'oktet.example', ...right })).statusCode).toBe(404);
});

test('where there is no outbox, its address is no page of the web', async () => {
  const open = await createTestApp({ env: { HOST: '0.0.0.0' } });
  expect((await open.server.inject('/dev/outbox')).statusCode).toBe(404);
  await open.close();
});

test('another base path is one more: the web goes on calling the usual one', async () => {
  const other = await createTestApp({ env: { API_BASE: '/gate/v2' } });
  for (const base of ['/gate/v2', '/oktet/api/v1', '/api']) {
    expect((await other.server.inject(`${base}/users/current-user`)).statusCode).toBe(401);
    expect((await other.server.inject(`${base}/nowhere`)).json().code).toBe('NOT_FOUND');
  }
  await other.close();
});

test('the log says from which address a request came, and once that a proxy is not known', async () => {
  const alone = await createTestApp();
  try {
    const get = (headers = {}) =>
      alone.server.inject({ url: '/api/news', headers, remoteAddress: '203.0.113.9' });
    await get();
    expect(alone.log.find(({ msg }) => msg === 'request')).toMatchObject({ address: '203.0.113.9' });
    const warnings = () => alone.log.filter(({ msg }) => msg?.includes('TRUST_PROXY'));
    expect(warnings()).toEqual([]);
    for (let count = 0; count < 3; count += 1) await get({ 'x-forwarded-for': '198.51.100.7' });
    expect(warnings()).toHaveLength(1);
  } finally {
    await alone.close();
  }
});

test('a file that is not there is not found; other unknown addresses are left to the applications', async () => {
  for (const url of ['/favicon.ico', '/manifest.webmanifest', '/booking/a.js'])
    expect((await get(url)).statusCode, url).toBe(404);
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PassKeys } from '#contract/bookings/passes.ts';
import { loadConfig } from '../../../load-config.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { headerIn } from '../../../testing/trucks/forged-passes.ts';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { verifyPass } from './verify-pass.ts';

let database: TestDatabase;
const opened: TestApp[] = [];

const open = async (env: Readonly<Record<string, string>> = {}) => {
  const app = await createTestApp({ env, database: { ...database, drop: async () => undefined } });
  opened.push(app);
  return app;
};

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  for (const app of opened) await app.close();
  await database.drop();
});

const keyFrom = (begins: string) => `${randomBytes(32).toString('base64url')}@${begins}`;
const keysOf = async (app: TestApp): Promise<PassKeys['keys']> =>
  (await app.server.inject({ url: '/oktet/api/v1/pass-keys' })).json().keys;

const bookIn = async (app: TestApp) => {
  const driver = await createVisitor(app);
  const { passToken } = await bookAndConfirm(app, driver, '2026-11-21T09:00:00+09:00');
  return async (instance = app): Promise<string> =>
    (await instance.server.inject({ url: `/oktet/api/v1/pass/${passToken}` })).json().qr;
};

const verify = async (app: TestApp, text: string) =>
  (await verifyPass(app.systemContext(), text)).fault ?? 'accepted';

test('a key is published before it signs, and the one before it is accepted after', async () => {
  const app = await open({
    PASS_KEYS: `${keyFrom('2026-11-20T13:00:00+09:00')}\n${keyFrom('2026-11-20T14:00:00+09:00')}`,
  });
  const [ofSecret, first, second] = await keysOf(app);
  expect([first?.begins, second?.begins]).toEqual(['2026-11-20T13:00:00+09:00', '2026-11-20T14:00:00+09:00']);
  const pass = await bookIn(app);
  const texts: string[] = [];
  for (const key of [ofSecret, first, second]) {
    texts.push(await pass());
    expect(headerIn(texts.at(-1) ?? '').kid).toBe(key?.kid);
    app.clock.advance({ hours: 1 });
  }
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(await verify(app, text)).toBe('accepted');
});

test('only public parts are published', async () => {
  const app = await open({ PASS_KEYS: keyFrom('2026-11-20T13:00:00Z') });
  const answer = await app.server.inject({ url: '/api/pass-keys' });
  expect(answer.json()).toEqual({
    issuer: 'localhost:3000',
    keys: Array.from({ length: 2 }, () => ({
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid: expect.any(String),
      x: expect.stringMatching(/^[\w-]{43}$/),
      begins: expect.any(String),
    })),
  });
});

test('a refused key neither signs nor is accepted, from the next start on', async () => {
  const PASS_KEYS = keyFrom('2026-11-01T00:00:00Z');
  const before = await open({ PASS_KEYS });
  const pass = await bookIn(before);
  const stolen = await pass();
  const { kid = '' } = headerIn(stolen);
  const after = await open({ PASS_KEYS, PASS_KEYS_REFUSED: kid });
  expect(await verify(before, stolen)).toBe('accepted');
  expect(await verify(after, stolen)).toBe('FOREIGN');
  expect((await keysOf(after)).map((key) => key.kid)).not.toContain(kid);
  const [ofSecret] = await keysOf(after);
  expect(headerIn(await pass(after)).kid).toBe(ofSecret?.kid);
  const without = await open({ PASS_KEYS_REFUSED: ofSecret?.kid ?? '' });
  expect(await pass(without)).toMatch(/^\d{6}-\d{4}-\d{8}$/);
});

test('while the secret is replaced, instances accept each other’s passes', async () => {
  const [old, fresh] = ['the secret of the last years: 0123', 'the secret of the next years: 4567'];
  const before = await open({ AUTH_SECRET: old, AUTH_SECRET_ALSO: fresh });
  const after = await open({ AUTH_SECRET: fresh, AUTH_SECRET_ALSO: old });
  const stranger = await open({ AUTH_SECRET: fresh });
  const pass = await bookIn(before);
  const texts = [await pass(before), await pass(after)];
  expect(headerIn(texts[0] ?? '').kid).not.toBe(headerIn(texts[1] ?? '').kid);
  for (const text of texts)
    expect([await verify(before, text), await verify(after, text)]).toEqual(['accepted', 'accepted']);
  expect(await verify(stranger, texts[0] ?? '')).toBe('FOREIGN');
});

test('settings that are none are told, without the key', () => {
  const load = (env: Readonly<Record<string, string>>) => () => loadConfig({ NODE_ENV: 'test', ...env });
  const secret = randomBytes(32).toString('base64url');
  for (const PASS_KEYS of [secret, `${secret}@tomorrow`, `${secret.slice(1)}@2026-11-20T13:00:00Z`]) {
    expect(load({ PASS_KEYS })).toThrow('PASS_KEYS: must be lines that npm run admin -- pass-keys --new');
    expect(load({ PASS_KEYS })).not.toThrow(secret.slice(1));
  }
  expect(load({ PASS_KEYS_REFUSED: 'the first one' })).toThrow('PASS_KEYS_REFUSED: must be names of keys');
  expect(load({ PASS_ISSUER: 'a name with blanks' })).toThrow('PASS_ISSUER: must have 1 to 24');
  const publicUrl = 'https://booking.checkpoint-zabaikalsk.example.org';
  expect(load({ PUBLIC_URL: publicUrl })().passes.issuer).toBe('booking.checkpoint-zabai');
});

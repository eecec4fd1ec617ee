import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PassClaims } from '#kernel/passes/signed-pass.ts';
import type { Knowledge } from '../kept/knowledge.ts';
import { readByHand, readCode } from './read-code.ts';
import { verdictViews } from './verdict-view.ts';

const slot = Date.parse('2026-11-21T14:00:00+09:00');
const hour = 3_600_000;

const ring = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, x: publicKey.export({ format: 'jwk' }).x ?? '' };
};
const [ours, strangers] = [ring(), ring()];

const claims: PassClaims = {
  iss: 'oktet.example',
  number: '261121-0007',
  plate: 'С217ОТ75',
  slot: slot / 1000,
  window: [-180, 120],
  v: 2,
  iat: (slot - 48 * hour) / 1000,
  exp: (slot + 26 * hour) / 1000,
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (key: KeyObject, header: object, said: object) => {
  const text = `${encode(header)}.${encode(said)}`;
  return `OKT1:${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};
const ourHeader = { alg: 'EdDSA', kid: 'ours_1' };
const pass = (more: Partial<PassClaims> = {}) => signed(ours.privateKey, ourHeader, { ...claims, ...more });

const known: Knowledge = {
  keys: {
    issuer: 'oktet.example',
    keys: [
      {
        kty: 'OKP',
        crv: 'Ed25519',
        alg: 'EdDSA',
        use: 'sig',
        kid: 'ours_1',
        x: ours.x,
        begins: '2026-01-01T00:00:00Z',
      },
    ],
  },
  list: {
    listedAt: slot - hour,
    from: slot - 38 * hour,
    to: slot + 34 * hour,
    rules: { slotMinutes: 60, arrivalEarlyMinutes: 180, arrivalLateMinutes: 10, noShowGraceMinutes: 60 },
    pauses: [],
    passes: new Map([['261121-0007', { v: 2, here: false }]]),
  },
};

const verdictOf = async (text: string, now = slot) => (await readCode(text, known, now)).verdict;

test('a pass of ours is read with its plate and judged by the list', async () => {
  expect(await readCode(pass(), known, slot)).toMatchObject({
    number: '261121-0007',
    plate: 'С217ОТ75',
    slot,
    verdict: 'ON_TIME',
    onTimeUntil: slot + 10 * 60_000,
  });
  expect(await verdictOf(pass({ v: 1 }))).toBe('CHANGED');
  expect(await verdictOf(pass(), slot + 26 * hour)).toBe('EXPIRED');
  expect(await verdictOf(pass({ iss: 'another' }))).toBe('FOREIGN');
});

test.each([
  ['a stranger’s key under our name', signed(strangers.privateKey, ourHeader, claims), 'FORGED'],
  [
    'a key that it brings',
    signed(
      strangers.privateKey,
      { ...ourHeader, jwk: { kty: 'OKP', crv: 'Ed25519', x: strangers.x } },
      claims,
    ),
    'FORGED',
  ],
  ['another algorithm', signed(ours.privateKey, { ...ourHeader, alg: 'none' }, claims), 'FORGED'],
  ['a revoked or unknown key', signed(ours.privateKey, { ...ourHeader, kid: 'other1' }, claims), 'FOREIGN'],
  ['another plate', pass().replace(/\.[^.]+\./, `.${encode({ ...claims, plate: 'А001АА77' })}.`), 'FORGED'],
  ['half of it', pass().slice(0, 150), 'FORGED'],
  ['an address', 'https://example.org/', 'FOREIGN'],
])('%s is refused, and nothing that it says is shown', async (_, text, verdict) => {
  expect(await readCode(text, known, slot)).toEqual({ text, verdict });
});

/** Ten thousand runs take seven seconds, so only `OKTET_LONG=1` does them. */
const numRuns = process.env.OKTET_LONG ? 10_000 : 300;

test('of many altered, foreign, expired and replaced passes none may be marked', async () => {
  const text = pass();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:'];
  const altered = fc
    .tuple(fc.nat(text.length - 1), fc.constantFrom(...letters))
    .map(([place, letter]) => text.slice(0, place) + letter + text.slice(place + 1))
    .filter((other) => other !== text);
  const said = fc.record({ v: fc.nat(), plate: fc.string({ maxLength: 9 }) });
  const foreign = fc
    .tuple(said, fc.constantFrom('ours_1', 'other1'))
    .map(([more, kid]) => signed(strangers.privateKey, { alg: 'EdDSA', kid }, { ...claims, ...more }));
  const expired = fc.nat(slot / 1000).map((exp) => pass({ exp }));
  const replaced = fc.nat(1).map((v) => pass({ v }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(altered, foreign, expired, replaced), async (forged) => {
      expect(verdictViews[await verdictOf(forged)].mayMark).toBe(false);
    }),
    { numRuns },
  );
  expect(verdictViews[await verdictOf(text)].mayMark).toBe(true);
}, 300_000);

test('what is typed, and a code of the old kind, is for the server to check', async () => {
  expect(await readCode('261121-0007-01234567', known, slot)).toMatchObject({
    number: '261121-0007',
    verdict: 'BY_HAND',
  });
  expect(readByHand(' 2611210007 ')).toEqual({
    text: '2611210007',
    number: '261121-0007',
    verdict: 'BY_HAND',
  });
  expect(readByHand('黑B12345')).toEqual({ text: '黑B12345', plate: '黑B12345', verdict: 'BY_HAND' });
});

test('before the first list a pass is to be asked about', async () => {
  expect((await readCode(pass(), null, slot)).verdict).toBe('MADE_AFTER');
});

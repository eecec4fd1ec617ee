import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { join } from 'node:path';
import type { PassKeys } from '#contract/bookings/passes.ts';
import type { PassClaims } from '#kernel/passes/signed-pass.ts';
import { root } from '../databases/template.ts';

type CheckPass = (text: string, published: PassKeys, now: number) => PassClaims;

/** Loads the checker of docs/, which uses no code of this program. */
export const loadChecker = async (): Promise<CheckPass> =>
  (await import(join(root, 'docs/check-pass.mjs'))).checkPass;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Header = { readonly alg: string; readonly kid?: string; readonly [name: string]: unknown };

/** Signs claims with any key and any header. */
export const signAs = (key: KeyObject, header: Header, claims: object): string => {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `OKT1:${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
};

export const strangersKey = () => generateKeyPairSync('ed25519').privateKey;

export const headerIn = (text: string): Header =>
  JSON.parse(Buffer.from(text.slice(5).split('.')[0] ?? '', 'base64url').toString());

export const claimsOf = (text: string): PassClaims =>
  JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());

/** The private key of an entry in PASS_KEYS. */
export const keyOfSeed = (seed: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([
      Buffer.from('302e020100300506032b657004220420', 'hex'),
      Buffer.from(seed, 'base64url'),
    ]),
    format: 'der',
    type: 'pkcs8',
  });

/** What an attacker could make of a real pass, by name. */
export const forgeriesOf = (text: string): Readonly<Record<string, string>> => {
  const [header = '', payload = '', signature = ''] = text.slice(5).split('.');
  const { kid } = headerIn(text);
  const claims = claimsOf(text);
  const stranger = strangersKey();
  const jwk = stranger.export({ format: 'jwk' });
  const put = (...parts: string[]) => `OKT1:${parts.join('.')}`;
  const other = signature.startsWith('A') ? 'B' : 'A';
  return {
    'another plate': put(header, encode({ ...claims, plate: 'А001АА77' }), signature),
    'a later end': put(header, encode({ ...claims, exp: claims.exp + 86_400 }), signature),
    'no algorithm': put(encode({ alg: 'none', kid }), payload, signature),
    'no algorithm and no signature': put(encode({ alg: 'none', kid }), payload, ''),
    'another algorithm': put(encode({ alg: 'HS256', kid }), payload, signature),
    'another signature': put(header, payload, other + signature.slice(1)),
    'the same signature, written otherwise': put(header, payload, `${signature.slice(0, -1)}B`),
    'our name, a stranger’s key': signAs(stranger, { alg: 'EdDSA', kid: kid ?? '' }, claims),
    'our name, a key of its own': signAs(stranger, { alg: 'EdDSA', kid: kid ?? '', jwk }, claims),
    'a stranger’s name and key': signAs(stranger, { alg: 'EdDSA', kid: 'AAAAAA' }, claims),
    'a stranger’s key and no name': signAs(stranger, { alg: 'EdDSA' }, claims),
    'half of it': text.slice(0, text.length / 2),
    'the prefix alone': 'OKT1:',
  };
};

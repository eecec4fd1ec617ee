import { ed25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOf } from '../base64.ts';
import { canonicalJson } from '../log/canonical-json.ts';
import { sha256Hex } from './draw-key.ts';
import type { FrozenApplication, FrozenDraw, LeftOutCode } from './frozen-draw.ts';

/** The signed text that an applicant gets at once: a compact JWS, signed with the keys of passes. */
export type ReceiptClaims = {
  readonly iss: string;
  readonly use: 'draw';
  readonly date: string;
  readonly ref: string;
  /** SHA-256 of the canonical row. */
  readonly row: string;
  /** The salt of the row's plate digest, in hex. */
  readonly salt: string;
  readonly iat: number;
};

export const rowHash = (row: FrozenApplication): string =>
  sha256Hex(
    canonicalJson({
      ref: row.ref,
      digest: row.digest,
      tickets: row.tickets,
      wishes: row.wishes,
      anyTime: row.anyTime,
      priority: row.priority,
      nonce: row.nonce,
    }),
  );

export const drawDigest = (salt: string, plateKey: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(salt), utf8ToBytes(plateKey)));

const jsonOf = (part: string): Record<string, unknown> => JSON.parse(new TextDecoder().decode(bytesOf(part)));

export type PublicKey = { readonly kid: string; readonly x: string };

export const readReceipt = (text: string, keys: readonly PublicKey[]): ReceiptClaims | undefined => {
  try {
    const [head = '', body = '', signature = ''] = text.trim().split('.');
    const { alg, kid } = jsonOf(head);
    const key = keys.find((one) => one.kid === kid);
    if (alg !== 'EdDSA' || !key) return undefined;
    const isRight = ed25519.verify(bytesOf(signature), utf8ToBytes(`${head}.${body}`), bytesOf(key.x));
    const claims = jsonOf(body) as unknown as ReceiptClaims;
    return isRight && claims.use === 'draw' ? claims : undefined;
  } catch {
    return undefined;
  }
};

/** DROPPED: the application was neither drawn nor left out. ALTERED: its row is not the one that was confirmed. */
export type ReceiptFinding = 'DROPPED' | 'ALTERED' | 'OTHER_DAY' | LeftOutCode | 'DRAWN';

export const findReceipt = (claims: ReceiptClaims, frozen: FrozenDraw): ReceiptFinding => {
  if (claims.date !== frozen.date) return 'OTHER_DAY';
  const row = frozen.applications.find(({ ref }) => ref === claims.ref);
  if (row) return rowHash(row) === claims.row ? 'DRAWN' : 'ALTERED';
  return frozen.leftOut.find(({ ref }) => ref === claims.ref)?.code ?? 'DROPPED';
};

import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf } from './draw-key.ts';
import { type DrawChain, isBeaconChain } from './frozen-draw.ts';

/** The domain separation tag of drand's scheme bls-unchained-g1-rfc9380. */
const tag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The message that the chain signs: SHA-256 of the round as eight bytes, hashed to a point of G1. */
export const roundMessage = (round: number) => {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  return bls12_381.shortSignatures.hash(sha256(number), tag);
};

const isSignatureOfRound = (key: string, round: number, signature: string): boolean => {
  try {
    return bls12_381.shortSignatures.verify(hexToBytes(signature), roundMessage(round), hexToBytes(key));
  } catch {
    return false;
  }
};

const lowerHex = /^([0-9a-f]{2})+$/;

/** Checks the round's signature, of which only one is valid, or the committed seed. Both must be lower-case hex. */
export const verifyRound = (chain: DrawChain, round: number | null, signature: string): boolean => {
  if (!lowerHex.test(signature)) return false;
  if (!isBeaconChain(chain)) return round === null && commitmentOf(signature) === chain.commitment;
  return round !== null && isSignatureOfRound(chain.key, round, signature);
};

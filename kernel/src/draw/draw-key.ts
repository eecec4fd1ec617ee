import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BeaconChain } from './frozen-draw.ts';

const separator = Uint8Array.of(0);

export const sha256Hex = (content: Uint8Array | string): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content));

/** The round comes at least this long after the freeze, so that the frozen list is public before the round exists. */
const noticeSeconds = 60;

/** The first round published at least a minute after close and freeze. Times are seconds since 1970. */
export const roundAfter = (
  { genesis, period }: Pick<BeaconChain, 'genesis' | 'period'>,
  closesAt: number,
  frozenAt: number,
): number => Math.ceil((Math.max(closesAt, frozenAt) + noticeSeconds - genesis) / period) + 1;

export const timeOfRound = (
  { genesis, period }: Pick<BeaconChain, 'genesis' | 'period'>,
  round: number,
): number => genesis + (round - 1) * period;

/** The key of the draw. `root` and `signature` are hex, and the signature must have been verified. */
export const drawKey = (date: string, root: string, signature: string): Uint8Array =>
  sha256(
    concatBytes(
      utf8ToBytes('oktet-draw-1'),
      separator,
      utf8ToBytes(date),
      hexToBytes(root),
      sha256(hexToBytes(signature)),
    ),
  );

/** Hashes the seed with a name of its own, so that the commitment, which everybody knows, is no part of the key. */
export const commitmentOf = (seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('oktet-draw-seed-1'), separator, hexToBytes(seed))));

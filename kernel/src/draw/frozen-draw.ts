import { canonicalJson } from '../log/canonical-json.ts';

export const leftOutCodes = [
  'NOT_CONFIRMED',
  'WITHDRAWN',
  'PLATE_ALREADY_BOOKED',
  'VEHICLE_BANNED',
  'DRAWS_SUSPENDED',
  'VEHICLE_NOT_APPROVED',
  'TOO_MANY_BOOKINGS',
] as const;
export type LeftOutCode = (typeof leftOutCodes)[number];

/** A drand chain; `key` in hex, `genesis` and `period` in seconds. */
export type BeaconChain = {
  readonly hash: string;
  readonly key: string;
  readonly genesis: number;
  readonly period: number;
};

/** The server's own seed. Before the draw only this hash of it is known. */
type CommittedSeed = { readonly commitment: string };

export type DrawChain = BeaconChain | CommittedSeed;

export const isBeaconChain = (chain: DrawChain): chain is BeaconChain => 'key' in chain;

/** One slot: its places, and how many of them were taken before the freeze. */
export type DrawPlace = {
  readonly start: string;
  readonly capacity: number;
  readonly reserve: number;
  readonly ordinaryTaken: number;
  readonly priorityTaken: number;
};

export type FrozenApplication = {
  readonly ref: string;
  /** HMAC-SHA256 of the normalized plate with a salt that only the applicant is told. */
  readonly digest: string;
  readonly tickets: number;
  /** Starts of slots, the most wanted first. */
  readonly wishes: readonly string[];
  readonly anyTime: boolean;
  readonly priority: boolean;
  readonly nonce: string | null;
};

/** Everything that the result depends on, except the signature. */
export type FrozenDraw = {
  readonly date: string;
  readonly chain: DrawChain;
  /** Null: a committed seed has no rounds. */
  readonly round: number | null;
  readonly rules: 1;
  readonly places: readonly DrawPlace[];
  /** Sorted by ref. */
  readonly applications: readonly FrozenApplication[];
  readonly leftOut: readonly { readonly ref: string; readonly code: LeftOutCode }[];
};

type Ref = { readonly ref: string };

export const byRef = (a: Ref, b: Ref): number => (a.ref < b.ref ? -1 : Number(a.ref > b.ref));

/** The canonical text, which is the same on every machine, so that its hash is too. */
export const frozenText = (frozen: FrozenDraw): string => canonicalJson(frozen);

const isSorted = (rows: readonly Ref[]) =>
  rows.every((row, index) => index === 0 || byRef(rows[index - 1] as Ref, row) < 0);

/** Undefined: the bytes are not exactly the text of a frozen draw. */
export const readFrozen = (bytes: Uint8Array): FrozenDraw | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const frozen = JSON.parse(text) as FrozenDraw;
    const isRight =
      frozen.rules === 1 &&
      frozenText(frozen) === text &&
      isSorted(frozen.applications) &&
      isSorted(frozen.leftOut);
    return isRight ? frozen : undefined;
  } catch {
    return undefined;
  }
};

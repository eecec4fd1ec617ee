import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Services } from '../../../platform/context/context.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

export type PassKey = {
  readonly kid: string;
  readonly begins: Temporal.Instant;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** The public part as base64url. */
  readonly x: string;
};

/** The bytes that PKCS #8 puts before the 32 bytes of an Ed25519 key. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
const kidLength = 6;
const always = Temporal.Instant.fromEpochMilliseconds(0);

export const passKeyOf = (seed: Buffer, begins: Temporal.Instant): PassKey => {
  const der = Buffer.concat([pkcs8Head, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  // Short, because every code contains it.
  const kid = createHash('sha256').update(x).digest('base64url').slice(0, kidLength);
  return { kid, begins, privateKey, publicKey, x };
};

const rings = new WeakMap<Secrets, readonly PassKey[]>();

type Owner = Pick<Services, 'config' | 'secrets'>;

/**
 * All keys that are published and accepted, sorted by when signing with them begins. Keys derived from the
 * secret come first, so without PASS_KEYS nobody has to manage keys. The key of a secret that is being replaced
 * is accepted, but signs nothing.
 */
export const listPassKeys = ({ config: { passes }, secrets }: Owner): readonly PassKey[] => {
  const known = rings.get(secrets);
  if (known) return known;
  const ofSecret = secrets.keys('pass').map((seed) => passKeyOf(seed, always));
  const configured = passes.keys.map(({ seed, begins }) => passKeyOf(Buffer.from(seed, 'base64url'), begins));
  const keys = [
    ...ofSecret.toReversed(),
    ...configured.toSorted((a, b) => Temporal.Instant.compare(a.begins, b.begins)),
  ].filter(({ kid }) => !passes.refused.includes(kid));
  rings.set(secrets, keys);
  return keys;
};

/** The newest key that may sign already. Undefined if all of them are refused by the settings. */
export const signingKey = (owner: Owner, now: Temporal.Instant): PassKey | undefined =>
  listPassKeys(owner).findLast(({ begins }) => Temporal.Instant.compare(begins, now) <= 0);

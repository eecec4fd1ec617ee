import { createECDH } from 'node:crypto';
import type { Services } from '../../context/context.ts';

export type PushKey = { readonly publicKey: string; readonly privateKey: string };

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export const pushKeyOf = (privateKey: Buffer): PushKey => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
};

/** Turns any 32 bytes into a private key of the curve. */
const toPrivateKey = (seed: Buffer) => {
  const number = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
};

/** Without a configured key one is derived from the secret, so that nobody has to care for it. */
export const pushKey = ({ config: { push }, secrets }: Pick<Services, 'config' | 'secrets'>): PushKey =>
  pushKeyOf(push.key ? Buffer.from(push.key, 'base64url') : toPrivateKey(secrets.key('push')));

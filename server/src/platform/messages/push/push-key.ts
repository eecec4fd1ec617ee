import { createECDH } from 'node:crypto';
import type { Services } from '../../context/context.ts';

export type PushKey = { readonly publicKey: string; readonly privateKey: string };

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export const pushKeyOf = (privateKey: Buffer): PushKey => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
};

/** Any 32 bytes, as a number that is a private key of the curve. */
const toPrivateKey = (seed: Buffer) => {
  const number = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
};

/** That of the secret where none is configured, so that nobody has to care for one. */
export const pushKey = ({ config: { push }, secrets }: Pick<Services, 'config' | 'secrets'>): PushKey =>
  pushKeyOf(push.key ? Buffer.from(push.key, 'base64url') : toPrivateKey(secrets.key('push')));

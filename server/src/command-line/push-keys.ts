import { createECDH } from 'node:crypto';
import type { App } from '../app.ts';
import { pushKey, pushKeyOf } from '../platform/messages/push/push-key.ts';
import type { Surroundings, Values } from './admin-options.ts';

const sayNew = (say: Surroundings['say']) => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The library leaves out leading zeros, but the key must have 32 bytes.
  const { privateKey, publicKey } = pushKeyOf(
    Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex'),
  );
  say(privateKey);
  say(`Set this as PUSH_KEY on every instance. Browsers will subscribe with ${publicKey}.`);
};

/** Prints the key with which browsers subscribe, or makes a new one. */
export const pushKeys = async ({ services }: App, values: Values, { say }: Surroundings): Promise<void> => {
  if (values.new) return sayNew(say);
  const origin = services.config.push.key ? 'is PUSH_KEY' : 'comes from AUTH_SECRET';
  say(`${pushKey(services).publicKey}\t${origin}`);
};

import { createECDH, randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { listPassKeys, passKeyOf, signingKey } from '../modules/bookings/pass/pass-keys.ts';
import { getBookingParams } from '../modules/system-params/get-booking-params.ts';
import { pushKey, pushKeyOf } from '../platform/messages/push/push-key.ts';
import type { Surroundings, Values } from './admin-options.ts';

const sayNewPushKey = (say: Surroundings['say']) => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The library leaves out leading zeros, but the key must have 32 bytes.
  const { privateKey, publicKey } = pushKeyOf(
    Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex'),
  );
  say(privateKey);
  say(`Set this as PUSH_KEY on every instance. Browsers will subscribe with ${publicKey}.`);
};

export const pushKeys = async ({ services }: App, values: Values, { say }: Surroundings): Promise<void> => {
  if (values.new) return sayNewPushKey(say);
  const origin = services.config.push.key ? 'is PUSH_KEY' : 'comes from AUTH_SECRET';
  say(`${pushKey(services).publicKey}\t${origin}`);
};

/** A new key is published this long before it signs, so that everybody who checks passes has it by then. */
const publishedHours = 24;
/** A pass expires at most this long after the day of its slot: after the arrival window, closures and one more day. */
const longestAfterSlotDays = 7;

const sayNewPassKey = (app: App, say: Surroundings['say']) => {
  const seed = randomBytes(32);
  const begins = app.services.clock.now().add({ hours: publishedHours }).round({ smallestUnit: 'minute' });
  say(`${seed.toString('base64url')}@${begins}`);
  say(
    `Add this line to PASS_KEYS on every instance before it begins to sign. Its name is ${passKeyOf(seed, begins).kid}.`,
  );
};

export const passKeys = async (app: App, values: Values, { say }: Surroundings): Promise<void> => {
  if (values.new) return sayNewPassKey(app, say);
  const now = app.services.clock.now();
  const signing = signingKey(app.services, now);
  const { horizonDays } = await getBookingParams(app.systemContext());
  const keys = listPassKeys(app.services);
  for (const { kid, begins } of keys) {
    const successor = keys.find((other) => Temporal.Instant.compare(begins, other.begins) < 0);
    const until = successor?.begins.add({ hours: 24 * (horizonDays + longestAfterSlotDays) });
    if (kid === signing?.kid) say(`${kid}\tsigns`);
    else if (Temporal.Instant.compare(begins, now) > 0) say(`${kid}\tsigns from ${begins}`);
    else say(`${kid}\tis accepted${until ? `, needed until ${until}` : ''}`);
  }
  for (const kid of app.services.config.passes.refused) say(`${kid}\tis refused`);
};

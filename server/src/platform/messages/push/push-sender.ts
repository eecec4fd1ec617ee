import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Clock } from '../../time/clock.ts';
import type { MessageDefinitions } from '../define-message.ts';
import type { Sender } from '../rendered-message.ts';
import { Undeliverable } from '../send-failure.ts';
import { lookUpPublic } from './public-address.ts';
import { isOnThisMachine, isPushService } from './push-endpoint.ts';
import { pushKey } from './push-key.ts';
import { pushManners } from './push-kinds.ts';
import { payloadOf } from './push-payload.ts';
import { dropPushSubscription, findPushSubscription } from './push-subscriptions.queries.ts';

const patienceMs = 10_000;
/** The browser has unsubscribed, or was wiped. */
const gone = [404, 410];

const connections = { keepAlive: true, maxSockets: 20 };

type Post = { readonly headers: Record<string, string | number>; readonly body: Buffer };

/** Follows no redirects, because only known push services may be asked, and ignores what they answer. */
const poster = () => {
  const secure = new Agent(connections);
  const plain = new PlainAgent(connections);
  const post = (url: URL, { headers, body }: Post) =>
    new Promise<number>((resolve, reject) => {
      const signal = AbortSignal.timeout(patienceMs);
      const options = { method: 'POST', headers, signal };
      const sending =
        url.protocol === 'http:'
          ? requestPlain(url, { ...options, agent: plain })
          : request(url, {
              ...options,
              agent: secure,
              ...(!isOnThisMachine(url) && { lookup: lookUpPublic }),
            });
      sending.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sending.on('error', reject);
      sending.end(body);
    });
  const close = () => {
    secure.destroy();
    plain.destroy();
  };
  return { post, close };
};

type Surroundings = {
  readonly config: Pick<Config, 'push' | 'site' | 'apiBase'>;
  readonly clock: Clock;
  readonly secrets: Secrets;
};

export const pushSender = (
  { config, clock, secrets }: Surroundings,
  db: Db,
  definitions: MessageDefinitions,
): { readonly send: Sender; close(): void } => {
  const { post, close } = poster();
  const keys = pushKey({ config: config as Config, secrets });
  const vapidDetails = { subject: `mailto:${config.site.supportEmail}`, ...keys };
  const send: Sender = async (message) => {
    const kind = definitions[message.template ?? '']?.push;
    const subscription = await findPushSubscription(db, message.to, clock.now());
    if (!kind || !subscription) throw new Undeliverable('GONE');
    const { endpoint, p256dh, auth } = subscription;
    // The list may have become shorter since this endpoint was registered.
    if (!isPushService(endpoint, config.push)) throw new Undeliverable('NOT_ALLOWED');
    const payload = payloadOf(message, kind, config);
    // Loaded on demand, as few installations push before somebody has asked for it.
    const { default: webPush } = await import('web-push');
    const { urgency, ttlSeconds } = pushManners[kind];
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails, urgency, TTL: ttlSeconds, topic: payload.tag, contentEncoding: 'aes128gcm' },
    );
    const status = await post(new URL(endpoint), { headers, body } as Post);
    if (gone.includes(status)) {
      await dropPushSubscription(db, message.to, endpoint);
      throw new Undeliverable('GONE');
    }
    if (status < 200 || status > 299)
      throw Object.assign(new Error('The push service did not take the message'), {
        code: 'PUSH_REFUSED',
        responseCode: status,
      });
  };
  return { send, close };
};

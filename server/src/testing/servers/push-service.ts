import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushPayload } from '#contract/push.ts';

const curve = 'prime256v1';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Does a browser's part of RFC 8291: makes its keys and decrypts what was encrypted for it (RFC 8188, one record). */
const makeReceiver = () => {
  const pair = createECDH(curve);
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = derive(pair.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // RFC 8188: the last record ends with the octet 2 and zeros.
    const end = plain.lastIndexOf(2);
    return plain.subarray(0, end).toString('utf8');
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, open };
};

/** Reads who sends (RFC 8292): the key in the header, with which the token must be signed. */
const readVapid = (authorization: string, origin: string) => {
  const { t = '', k = '' } = /^vapid t=(?<t>[\w.-]+), ?k=(?<k>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = t.split('.');
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const lasts = exp * 1000 - Date.now();
  const isValid =
    isSigned && aud === origin && lasts > 0 && lasts <= 24 * 60 * 60_000 && /^mailto:/.test(sub);
  return isValid ? k : undefined;
};

export type TakenPush = {
  readonly at: number;
  readonly headers: IncomingHttpHeaders;
  readonly payload: PushPayload;
};

/** Starts a push service on the loopback like RFC 8030. It refuses what is not encrypted and signed. */
export const startPushService = async () => {
  const receivers = new Map<string, ReturnType<typeof makeReceiver>>();
  const taken: TakenPush[] = [];
  const refused: string[] = [];
  let status: number | 'stall' = 201;
  let asked = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { headers, url = '' } = request;
    const refuse = (why: string) => {
      refused.push(why);
      response.writeHead(400).end();
    };
    const receiver = receivers.get(url);
    asked += 1;
    if (status === 'stall') return;
    if (status !== 201) return response.writeHead(status).end();
    if (!receiver || request.method !== 'POST') return response.writeHead(404).end();
    if (!/^\d+$/.test(String(headers.ttl))) return refuse('TTL');
    if (!/^[\w-]{1,32}$/.test(String(headers.topic))) return refuse('Topic');
    if (headers['content-encoding'] !== 'aes128gcm') return refuse('Content-Encoding');
    if (body.length > 4096) return refuse('length');
    if (!readVapid(headers.authorization ?? '', origin())) return refuse('VAPID');
    taken.push({ at: performance.now(), headers, payload: JSON.parse(receiver.open(body)) });
    response.writeHead(201, { location: `${origin()}/message/${taken.length}` }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    taken,
    refused,
    asked: () => asked,
    answerWith: (next: number | 'stall') => {
      status = next;
    },
    /** What `pushManager.subscribe()` returns to a page. */
    subscribe: () => {
      const receiver = makeReceiver();
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      receivers.set(path, receiver);
      return { endpoint: `${origin()}${path}`, expirationTime: null, keys: receiver.keys };
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

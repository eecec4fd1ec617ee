import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
};

const toCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [toCbor(key), toCbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const flags = { present: 0x01, verified: 0x04, withKey: 0x40 };

/** Differences from a correct answer, as a faulty browser or a thief might send them. */
export type Deviation = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly verified?: boolean;
  readonly type?: string;
  readonly id?: string;
};

const home = { origin: 'http://localhost:3000', rpId: 'localhost' };

/** A passkey in software: an ES256 key that signs what a browser hands to it. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let used = 0;

  const clientDataOf = (type: string, challenge: string, { origin = home.origin, ...other }: Deviation) =>
    Buffer.from(
      JSON.stringify({ type: other.type ?? type, challenge: other.challenge ?? challenge, origin }),
    );

  const authenticatorDataOf = (more: Buffer, { rpId = home.rpId, counter, verified = true }: Deviation) => {
    const bits = flags.present | (verified ? flags.verified : 0) | (more.length > 0 ? flags.withKey : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? used);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, more]);
  };

  const keyData = () => {
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, credentialId.length]);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, toCbor(key)]);
  };

  const credential = (id = credentialId.toString('base64url')) => ({
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  });

  return {
    id: credentialId.toString('base64url'),
    /** Answers like `navigator.credentials.create`, as JSON. */
    create: ({ challenge }: { readonly challenge: string }, deviation: Deviation = {}) => {
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorDataOf(keyData(), deviation)],
      ]);
      return {
        ...credential(deviation.id),
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge, deviation).toString('base64url'),
          attestationObject: toCbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers like `navigator.credentials.get`, as JSON. */
    get: ({ challenge }: { readonly challenge: string }, deviation: Deviation = {}) => {
      used += 1;
      const clientData = clientDataOf('webauthn.get', challenge, deviation);
      const data = authenticatorDataOf(Buffer.alloc(0), deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...credential(deviation.id),
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

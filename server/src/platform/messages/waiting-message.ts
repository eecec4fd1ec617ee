import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import type { Message } from './define-message.ts';
import { renderMessage, type Surroundings } from './render-message.ts';
import type { RenderedMessage } from './rendered-message.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Codes are stored only as hashes, so the job that delivers one must be encrypted. */
const sealText = (secrets: Secrets, text: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, secrets.key('message'), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
};

const openWith = (key: Buffer, bytes: Buffer): string => {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  return text.toString('utf8');
};

/** With a wrong key the decipher throws. */
const openText = (secrets: Secrets, sealed: string): string => {
  const [key, other] = secrets.keys('message') as [Buffer, Buffer?];
  const bytes = Buffer.from(sealed, 'base64');
  try {
    return openWith(key, bytes);
  } catch (error) {
    if (other) return openWith(other, bytes);
    throw error;
  }
};

/** `at`: when its cause happened; the text is rendered for that time, however late it is sent. */
type WaitingMessage = { readonly id: string; readonly at: Temporal.Instant; readonly message: Message };

/** An object in JSON, so that no typed text can be mistaken for an instant. */
type Moment = { readonly moment: string };

const toPlain = (value: unknown): unknown =>
  value instanceof Temporal.Instant ? ({ moment: value.toString() } satisfies Moment) : value;

const fromPlain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Temporal.Instant.from((value as Moment).moment) : value;

const mapValues = (values: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** A tenth of the rendered message: it is written in the transaction of its cause, which holds locks. */
export const sealMessage = (secrets: Secrets, { id, at, message }: WaitingMessage): string =>
  sealText(
    secrets,
    JSON.stringify({ id, at, message: { ...message, params: mapValues(message.params, toPlain) } }),
  );

const unsealMessage = (secrets: Secrets, sealed: string): WaitingMessage => {
  const { id, at, message } = JSON.parse(openText(secrets, sealed));
  const params = mapValues(message.params, fromPlain);
  return { id, at: Temporal.Instant.from(at), message: { ...message, params } };
};

export type WaitingJob = { readonly message: string };

export const openMessage = (
  { secrets, config }: { readonly secrets: Secrets } & Pick<Surroundings, 'config'>,
  job: WaitingJob,
): RenderedMessage => {
  const { id, at, message } = unsealMessage(secrets, job.message);
  const { template } = message;
  return {
    id,
    template,
    askedAt: at.toString(),
    ...renderMessage({ config, clock: { now: () => at } }, message),
  };
};

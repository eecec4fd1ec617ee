import { sealText, unsealText } from '../secrets/seal.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Message } from './define-message.ts';
import { renderMessage, type Surroundings } from './render-message.ts';
import type { RenderedMessage } from './rendered-message.ts';

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

const purpose = 'message';

/**
 * Sealed, because elsewhere codes are stored only as hashes. Not rendered yet, which makes a tenth of the size,
 * because it is written in the transaction of its cause, which holds locks.
 */
export const sealMessage = (secrets: Secrets, { id, at, message }: WaitingMessage): string =>
  sealText(
    secrets,
    purpose,
    JSON.stringify({ id, at, message: { ...message, params: mapValues(message.params, toPlain) } }),
  );

const unsealMessage = (secrets: Secrets, sealed: string): WaitingMessage => {
  const { id, at, message } = JSON.parse(unsealText(secrets, purpose, sealed));
  const params = mapValues(message.params, fromPlain);
  return { id, at: Temporal.Instant.from(at), message: { ...message, params } };
};

export type WaitingJob = { readonly message: string };

export const openMessage = (
  { secrets, config }: { readonly secrets: Secrets } & Pick<Surroundings, 'config'>,
  job: WaitingJob,
): RenderedMessage => {
  const { id, at, message } = unsealMessage(secrets, job.message);
  const { template, about = [] } = message;
  return {
    id,
    template,
    about,
    askedAt: at.toString(),
    ...renderMessage({ config, clock: { now: () => at } }, message),
  };
};

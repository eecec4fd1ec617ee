import type { Secrets } from '../secrets/secrets.ts';
import type { Notice } from './define-message.ts';
import type { Message } from './message.ts';
import { renderMessage, type Surroundings } from './render-message.ts';
import { openText, sealText } from './sealed-message.ts';

/** `at`: when its cause happened; the text is rendered for that time, however late it is sent. */
type WaitingNotice = { readonly id: string; readonly at: Temporal.Instant; readonly notice: Notice };

/** An object in JSON, so that no typed text can be mistaken for an instant. */
type Moment = { readonly moment: string };

const toPlain = (value: unknown): unknown =>
  value instanceof Temporal.Instant ? ({ moment: value.toString() } satisfies Moment) : value;

const fromPlain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Temporal.Instant.from((value as Moment).moment) : value;

const mapValues = (values: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** A tenth of the rendered message: it is written in the transaction of its cause, which holds locks. */
export const sealNotice = (secrets: Secrets, { id, at, notice }: WaitingNotice): string =>
  sealText(
    secrets,
    JSON.stringify({ id, at, notice: { ...notice, params: mapValues(notice.params, toPlain) } }),
  );

const openNotice = (secrets: Secrets, sealed: string): WaitingNotice => {
  const { id, at, notice } = JSON.parse(openText(secrets, sealed));
  const params = mapValues(notice.params, fromPlain);
  return { id, at: Temporal.Instant.from(at), notice: { ...notice, params } };
};

export type WaitingJob = { readonly notice: string };

export const openMessage = (
  { secrets, config }: { readonly secrets: Secrets } & Pick<Surroundings, 'config'>,
  job: WaitingJob,
): Message => {
  const { id, at, notice } = openNotice(secrets, job.notice);
  const { template } = notice;
  return {
    id,
    template,
    askedAt: at.toString(),
    ...renderMessage({ config, clock: { now: () => at } }, notice),
  };
};

import { getSystemErrorName } from 'node:util';
import type { RenderedMessage } from './rendered-message.ts';

/** Only word-like codes pass, so nothing personal or secret can. */
const word = /^[A-Za-z][A-Za-z_]{2,60}$/;

const wordsOf = (value: unknown) => (typeof value === 'string' && word.test(value) ? [value] : []);

const replyOf = (value: unknown) => (/^[1-5]\d\d$/.test(String(value)) ? [String(value)] : []);

/** Local connection errors: `certificate has expired`, `ECONNREFUSED`. */
const localHint = ({ code, errno, message }: Record<string, unknown>) => {
  if (code !== 'ESOCKET' && code !== 'ETLS') return [];
  if (typeof errno === 'number' && errno < 0) return wordsOf(getSystemErrorName(errno));
  return typeof message === 'string' && /^[a-z -]{3,60}$/i.test(message) ? [`(${message})`] : [];
};

export const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, responseCode, cause, name, message, errno } = error as Record<string, unknown>;
  const own = [...wordsOf(code), ...replyOf(responseCode), ...localHint({ code, errno, message })];
  if (own.length > 0) return own.join(' ');
  return typeof cause === 'object' && cause !== null ? reasonOf(cause) : (wordsOf(name)[0] ?? 'UNKNOWN');
};

/** The message can never be delivered, so it is not tried again. */
export class Undeliverable extends Error {}

/**
 * Carries only what may be logged. Senders' errors contain addresses, server replies and whole messages and
 * would end up in logs and the jobs table, so they are not even kept as cause.
 */
export class SendFailure extends Error {
  readonly reason: string;

  constructor(message: Pick<RenderedMessage, 'id' | 'channel'>, error: unknown) {
    const reason = reasonOf(error);
    super(`The message ${message.id} (${message.channel}) was not sent: ${reason}`);
    this.name = 'SendFailure';
    this.reason = reason;
  }
}

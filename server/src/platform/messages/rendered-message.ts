import type { Channel } from '#contract/accounts/accounts.ts';

/** A rendered message. `id` stays the same across retries. */
export type RenderedMessage = {
  readonly id: string;
  readonly channel: Channel;
  readonly template?: string;
  readonly about?: readonly string[];
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly code?: string;
  /** When its cause happened, because messages may be sent out of order. */
  readonly askedAt?: string;
  /** After this the code is expired, and sending it would only confuse. */
  readonly until?: string;
};

/** Throwing means retry with the same id. */
export type Sender = (message: RenderedMessage) => Promise<void>;

import type { Channel } from '#contract/accounts.ts';

/** One message to one person, rendered. `id` stays the same however often the sending is tried. */
export type Message = {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  /** The code it carries, for the development outbox only. */
  readonly code?: string;
};

/** Sends or throws; throwing means it will be tried again. */
export type Sender = (message: Message) => Promise<void>;

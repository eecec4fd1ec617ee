import type { Channel } from '#contract/accounts/accounts.ts';

/** One message to one person, rendered. `id` stays the same however often the sending is tried. */
export type Message = {
  readonly id: string;
  readonly channel: Channel;
  /** Its name among the definitions. */
  readonly template?: string;
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  /** The code it carries, for the development outbox only. */
  readonly code?: string;
  /** When its cause happened: of several that wait, any may be sent first. */
  readonly askedAt?: string;
  /** The instant after which its code is worth nothing, and sending it would only confuse. */
  readonly until?: string;
};

/** Sends or throws; throwing means it will be tried again, with the same id. */
export type Sender = (message: Message) => Promise<void>;

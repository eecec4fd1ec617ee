import type { MessageChannel } from '#contract/accounts/accounts.ts';

/** What a push holds beside its text. */
export type PushWords = {
  readonly lang: string;
  readonly open: string;
  readonly onMyWay: string;
  readonly pass?: string;
  /** Address where an offer or a question is answered. */
  readonly link?: string;
  readonly vehicleId?: string;
};

/** A rendered message. `id` stays the same across retries. */
export type RenderedMessage = {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly template?: string;
  readonly about?: readonly string[];
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly push?: PushWords;
  readonly code?: string;
  /** When the message's cause happened, because messages may be sent out of order. */
  readonly askedAt?: string;
  /** When the code expires; sending it later would only confuse. */
  readonly until?: string;
};

/** If it throws, the job tries again with the same id. */
export type Sender = (message: RenderedMessage) => Promise<void>;

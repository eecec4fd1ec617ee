import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/common.ts';
import type { PushKind } from './push/push-kinds.ts';

/**
 * Which share of the hourly SMS a message uses. `reserved`: codes that drivers need to work. `news` never wait.
 * `bulk`: one act tells hundreds, so a few leave a minute. `offers`: the same, counted apart from `bulk`.
 */
export type SmsBudget = 'signed-out' | 'account' | 'reserved' | 'news' | 'bulk' | 'offers';

/** Texts are in the locales under `messages.<name>`. */
export type MessageDefinition<P extends object = object> = {
  /** The longest realistic values; tests check them against the SMS length in every language. */
  readonly longest: P;
  readonly carriesCode: boolean;
  readonly parts: number;
  readonly smsBudget: SmsBudget;
  readonly push?: PushKind | undefined;
};

type DefineOptions = {
  readonly parts?: number;
  readonly smsBudget?: SmsBudget;
  readonly push?: PushKind;
};

export const defineMessage = <P extends object>(
  longest: P,
  { parts = 1, smsBudget = 'news', push }: DefineOptions = {},
): MessageDefinition<P> => ({ longest, parts, smsBudget, push, carriesCode: false });

/** `minutes`: validity of the code. The second SMS part is the WebOTP line for browsers. */
export const defineCodeMessage = <P extends { readonly minutes: number }>(
  longest: P,
  { smsBudget = 'reserved' }: Pick<DefineOptions, 'smsBudget'> = {},
): MessageDefinition<P> & { readonly carriesCode: true } => ({
  longest,
  parts: 2,
  smsBudget,
  carriesCode: true,
});

export type MessageDefinitions = Readonly<Record<string, MessageDefinition>>;

/** Each module extends it: `interface Messages extends Defined<typeof bookingsMessages> {}`. */
export interface Messages {}

export type Defined<D extends MessageDefinitions> = { readonly [N in keyof D]: D[N] };

type Code<D> = D extends { readonly carriesCode: true }
  ? { readonly code: string }
  : { readonly code?: never };

export type MessageContent<N extends keyof Messages = keyof Messages> = {
  [T in N]: {
    readonly template: T;
    readonly params: Messages[T] extends MessageDefinition<infer P> ? P : never;
  } & Code<Messages[T]>;
}[N];

export type Message<N extends keyof Messages = keyof Messages> = MessageContent<N> & {
  readonly channel: MessageChannel;
  /** With PUSH: the id of a subscription. */
  readonly to: string;
  readonly language: Language;
  /** Ids of what the message is about, if it must be known later whether the message left. */
  readonly about?: readonly string[];
};

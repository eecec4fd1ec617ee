import type { Channel } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/common.ts';

/**
 * From which part of an hour's SMS a message is paid: what somebody signed out can cause, what an account can cause,
 * codes without which a driver cannot work, and news, which never wait.
 */
export type SmsBudget = 'signed-out' | 'account' | 'reserved' | 'news';

/** A message that the product can send. Its words stand in the locales under `messages.<name>`. */
export type MessageDefinition<P extends object = object> = {
  /** The longest values that a real one can get: with these it is tried in every language. */
  readonly longest: P;
  readonly carriesCode: boolean;
  /** How many SMS it may take. */
  readonly parts: number;
  readonly smsBudget: SmsBudget;
};

type DefineOptions = { readonly parts?: number; readonly smsBudget?: SmsBudget };

export const defineMessage = <P extends object>(
  longest: P,
  { parts = 1, smsBudget = 'news' }: DefineOptions = {},
): MessageDefinition<P> => ({ longest, parts, smsBudget, carriesCode: false });

/** `minutes`: how long its code can be used. Its second SMS has the line that browsers read. */
export const defineCodeMessage = <P extends { readonly minutes: number }>(
  longest: P,
  { smsBudget = 'reserved' }: DefineOptions = {},
): MessageDefinition<P> & { readonly carriesCode: true } => ({
  longest,
  parts: 2,
  smsBudget,
  carriesCode: true,
});

export type MessageDefinitions = Readonly<Record<string, MessageDefinition>>;

/**
 * Every message by its name. Each module adds its own:
 * `interface Messages extends Defined<typeof bookingsMessages> {}`.
 */
export interface Messages {}

/** The definitions of a module, as `Messages` takes them. */
export type Defined<D extends MessageDefinitions> = { readonly [N in keyof D]: D[N] };

type Code<D> = D extends { readonly carriesCode: true }
  ? { readonly code: string }
  : { readonly code?: never };

/** What is said: a message with the values that it is about. */
export type Said<N extends keyof Messages = keyof Messages> = {
  [T in N]: {
    readonly template: T;
    readonly params: Messages[T] extends MessageDefinition<infer P> ? P : never;
  } & Code<Messages[T]>;
}[N];

/** What is to be said, to whom, where and in which language. */
export type Notice<N extends keyof Messages = keyof Messages> = Said<N> & {
  readonly channel: Channel;
  readonly to: string;
  readonly language: Language;
};

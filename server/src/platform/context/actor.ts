import type { Language } from '#contract/common.ts';
import type { ActorKind } from '#contract/journal/event-types.ts';
import { isConsoleSession, isTerminal, type Visitor } from '#kernel/access.ts';

/** The account and session behind a request. The session's type counts, not the request's header. */
export type Actor = Visitor & {
  readonly userId: string;
  readonly sessionId: string;
  readonly language: Language;
};

export const kindOf = (actor: Actor | null): ActorKind => {
  if (actor === null) return 'SYSTEM';
  if (isTerminal(actor)) return 'TERMINAL';
  return isConsoleSession(actor) ? 'ADMIN' : 'DRIVER';
};

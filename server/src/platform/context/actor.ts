import type { Language } from '#contract/common.ts';
import type { ActorKind } from '#contract/journal/event-types.ts';
import type { Access } from '#contract/route.ts';

export const applicationTypes = ['web', 'mobile', 'terminal', 'admin'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export type Role = 'ADMIN' | 'BOARD';

/** The account and session behind a request. The session's type counts, not the request's header. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  readonly sessionType: ApplicationType;
  readonly language: Language;
};

/** An administrator counts as a driver in a `web` session and as a kiosk in a `terminal` session. */
export const isAdmin = (actor: Actor | null): boolean =>
  actor?.sessionType === 'admin' && actor.roles.includes('ADMIN');

/** Also if an administrator opened the session: anybody can reach a kiosk. */
export const isTerminal = (actor: Actor | null): boolean =>
  actor?.sessionType === 'terminal' && actor.roles.length > 0;

export const kindOf = (actor: Actor | null): ActorKind => {
  if (actor === null) return 'SYSTEM';
  if (isTerminal(actor)) return 'TERMINAL';
  return isAdmin(actor) ? 'ADMIN' : 'DRIVER';
};

export const mayAccess = (access: Access, actor: Actor | null): boolean => {
  switch (access) {
    case 'public':
      return true;
    case 'any-session':
      return actor !== null;
    case 'signed-in':
      return actor !== null && actor.sessionType !== 'terminal';
    case 'terminal':
      return isTerminal(actor) || isAdmin(actor);
    case 'admin':
      return isAdmin(actor);
  }
};

import type { Language } from '#contract/common.ts';
import type { ActorKind } from '#contract/journal/event-types.ts';
import type { Access } from '#contract/route.ts';

export const applicationTypes = ['web', 'mobile', 'terminal', 'admin'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export type Role = 'ADMIN' | 'BOARD';

/** Who makes a request: an account in one of its sessions. The session's type decides, not the request's header. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  readonly sessionType: ApplicationType;
  readonly language: Language;
};

/** In a `web` session an administrator is an ordinary driver, in a `terminal` session a kiosk. */
export const isAdmin = (actor: Actor | null): boolean =>
  actor?.sessionType === 'admin' && actor.roles.includes('ADMIN');

/** Whoever has opened the session: a kiosk stands where everybody can reach it. */
export const isTerminal = (actor: Actor | null): boolean =>
  actor?.sessionType === 'terminal' && actor.roles.length > 0;

/** As what somebody acts: the system when nobody asked for it. */
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

/** The roles of an account; a driver's has none. */
export const roles = ['ADMIN', 'OPERATOR', 'AUDITOR', 'BOARD'] as const;
export type Role = (typeof roles)[number];

export const applicationTypes = ['web', 'mobile', 'terminal', 'admin'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/**
 * Who may call a route. A console session that lacks its factor was opened without one where the installation demands
 * it: it may enrol or prove a factor, and nothing else.
 * - public: anybody;
 * - own-session: any live session, a kiosk's and one that lacks its factor too;
 * - enrolling: any live session but a kiosk's, one that lacks its factor too;
 * - any-session: any live session, a kiosk's too;
 * - signed-in: any live session but a kiosk's, because everybody can reach a kiosk;
 * - acting: as signed-in, but not an auditor in the console, who changes nothing;
 * - terminal: a kiosk (terminal session), or an operator;
 * - console: who works in the console (an admin session of an ADMIN, OPERATOR or AUDITOR) and reads there;
 * - operator: an ADMIN or OPERATOR in the console, who runs the day;
 * - admin: an ADMIN in the console.
 * So what a kiosk may do is the list of the routes with `own-session`, `any-session` and `terminal`.
 */
export type Access =
  | 'public'
  | 'own-session'
  | 'enrolling'
  | 'any-session'
  | 'signed-in'
  | 'acting'
  | 'terminal'
  | 'console'
  | 'operator'
  | 'admin';

/** The account and the type of its session: in a `web` session an administrator has the rights of a driver. */
export type Visitor = {
  readonly roles: readonly Role[];
  readonly sessionType: ApplicationType;
  readonly lacksFactor?: boolean;
};

/** BOARD is no person's role: a hall display or a kiosk signs in with it. */
const personalRoles: readonly Role[] = ['ADMIN', 'OPERATOR', 'AUDITOR'];
const actingRoles: readonly Role[] = ['ADMIN', 'OPERATOR'];

export const hasConsoleRole = (held: readonly Role[]): boolean =>
  held.some((role) => personalRoles.includes(role));

/** A console session of a person, also while it lacks its factor. */
export const isConsoleSession = (visitor: Visitor | null): boolean =>
  visitor?.sessionType === 'admin' && hasConsoleRole(visitor.roles);

const worksAs = (visitor: Visitor | null, allowed: readonly Role[]): boolean =>
  visitor?.sessionType === 'admin' &&
  visitor.lacksFactor !== true &&
  visitor.roles.some((role) => allowed.includes(role));

export const isInConsole = (visitor: Visitor | null): boolean => worksAs(visitor, personalRoles);

export const isOperator = (visitor: Visitor | null): boolean => worksAs(visitor, actingRoles);

export const isAdmin = (visitor: Visitor | null): boolean => worksAs(visitor, ['ADMIN']);

/** A kiosk gets no more rights when an administrator opened its session: anybody can reach it. */
export const isTerminal = (visitor: Visitor | null): boolean =>
  visitor?.sessionType === 'terminal' && visitor.roles.length > 0;

export const mayAccess = (access: Access, visitor: Visitor | null): boolean => {
  switch (access) {
    case 'public':
      return true;
    case 'own-session':
      return visitor !== null;
    case 'enrolling':
      return visitor !== null && visitor.sessionType !== 'terminal';
    case 'any-session':
      return visitor !== null && visitor.lacksFactor !== true;
    case 'signed-in':
      return mayAccess('enrolling', visitor) && mayAccess('any-session', visitor);
    case 'acting':
      return mayAccess('signed-in', visitor) && (!isInConsole(visitor) || isOperator(visitor));
    case 'terminal':
      return isTerminal(visitor) || isOperator(visitor);
    case 'console':
      return isInConsole(visitor);
    case 'operator':
      return isOperator(visitor);
    case 'admin':
      return isAdmin(visitor);
  }
};

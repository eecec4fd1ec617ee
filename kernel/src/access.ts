/** The roles of an account; a driver's has none. */
export const roles = ['ADMIN', 'OPERATOR', 'AUDITOR', 'BOARD'] as const;
export type Role = (typeof roles)[number];

export const applicationTypes = ['web', 'mobile', 'terminal', 'admin'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/**
 * Who may call a route:
 * - public: anybody;
 * - any-session: any live session, a kiosk's too;
 * - signed-in: any live session but a kiosk's, because everybody can reach a kiosk;
 * - acting: as signed-in, but not an auditor in the console, who changes nothing;
 * - terminal: a kiosk (terminal session), or an operator;
 * - console: who works in the console (an admin session of an ADMIN, OPERATOR or AUDITOR) and reads there;
 * - operator: an ADMIN or OPERATOR in the console, who runs the day;
 * - admin: an ADMIN in the console.
 * So what a kiosk may do is the list of the routes with `any-session` and `terminal`.
 */
export type Access =
  | 'public'
  | 'any-session'
  | 'signed-in'
  | 'acting'
  | 'terminal'
  | 'console'
  | 'operator'
  | 'admin';

/** The account and what its session was opened for: in a `web` session an administrator is a driver like others. */
export type Visitor = { readonly roles: readonly Role[]; readonly sessionType: ApplicationType };

/** BOARD is no person's role: a hall display or a kiosk signs in with it. */
const personalRoles: readonly Role[] = ['ADMIN', 'OPERATOR', 'AUDITOR'];
const actingRoles: readonly Role[] = ['ADMIN', 'OPERATOR'];

export const hasConsoleRole = (held: readonly Role[]): boolean =>
  held.some((role) => personalRoles.includes(role));

export const isInConsole = (visitor: Visitor | null): boolean =>
  visitor?.sessionType === 'admin' && hasConsoleRole(visitor.roles);

export const isOperator = (visitor: Visitor | null): boolean =>
  visitor?.sessionType === 'admin' && visitor.roles.some((role) => actingRoles.includes(role));

export const isAdmin = (visitor: Visitor | null): boolean =>
  visitor?.sessionType === 'admin' && visitor.roles.includes('ADMIN');

/** A kiosk gets no more rights when an administrator opened its session: anybody can reach it. */
export const isTerminal = (visitor: Visitor | null): boolean =>
  visitor?.sessionType === 'terminal' && visitor.roles.length > 0;

export const mayAccess = (access: Access, visitor: Visitor | null): boolean => {
  switch (access) {
    case 'public':
      return true;
    case 'any-session':
      return visitor !== null;
    case 'signed-in':
      return visitor !== null && visitor.sessionType !== 'terminal';
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

export const roles = ['ADMIN', 'OPERATOR', 'AUDITOR', 'BOARD'] as const;
export type Role = (typeof roles)[number];

export const applicationTypes = ['web', 'mobile', 'terminal', 'admin'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

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

const isNoKiosk = (visitor: Visitor | null): boolean =>
  visitor !== null && visitor.sessionType !== 'terminal';

const isWhole = (visitor: Visitor | null): boolean => visitor !== null && visitor.lacksFactor !== true;

/**
 * Who may call a route. A console session that lacks its factor was opened without one where the installation demands
 * it: it may enrol or prove a factor, and nothing else. A kiosk may do what `own-session`, `any-session` and `terminal`
 * allow.
 */
const rules = {
  public: () => true,
  'own-session': (visitor) => visitor !== null,
  enrolling: isNoKiosk,
  'any-session': isWhole,
  'signed-in': (visitor) => isNoKiosk(visitor) && isWhole(visitor),
  /** Not an auditor in the console, who changes nothing. */
  acting: (visitor) =>
    isNoKiosk(visitor) && isWhole(visitor) && (!isInConsole(visitor) || isOperator(visitor)),
  terminal: (visitor) => isTerminal(visitor) || isOperator(visitor),
  console: isInConsole,
  operator: isOperator,
  admin: isAdmin,
} satisfies Record<string, (visitor: Visitor | null) => boolean>;

export type Access = keyof typeof rules;

export const mayAccess = (access: Access, visitor: Visitor | null): boolean => rules[access](visitor);

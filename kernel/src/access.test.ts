import { expect, test } from 'vitest';
import { isAdmin, isConsoleSession, isInConsole, isOperator, type Role } from './access.ts';

test.each<Role>(['ADMIN', 'OPERATOR', 'AUDITOR'])(
  '%s works in the console once the session has its factor',
  (role) => {
    const visitor = { roles: [role], sessionType: 'admin' } as const;
    const lacking = { ...visitor, lacksFactor: true };
    expect(isInConsole({ ...visitor, lacksFactor: false })).toBe(true);
    expect([isInConsole, isOperator, isAdmin].map((is) => is(lacking))).toEqual([false, false, false]);
    expect(isConsoleSession(lacking)).toBe(true);
  },
);

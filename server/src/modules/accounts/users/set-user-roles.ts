import { isDeepStrictEqual } from 'node:util';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import type { Role } from '#kernel/access.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { lockActiveAdmins, updateAccount } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { lockUser } from './lock-user.ts';
import { userAccountOf } from './user-account.ts';

type RolesChange = { readonly roles: readonly Role[]; readonly version?: number | undefined };

/** A session keeps the rights it was opened with, so a change of roles ends all sessions. */
export const setUserRoles = async (
  ctx: TrxContext,
  id: string,
  { roles, version }: RolesChange,
): Promise<UserAccount> => {
  await requireRecentPassword(ctx);
  const admins = await lockActiveAdmins(ctx.db);
  const account = await lockUser(ctx, id, version);
  const isLast = admins.length === 1 && admins[0] === id;
  if (isLast && !roles.includes('ADMIN')) throw new AppError('LAST_ADMIN');
  const requestedRoles = [...new Set(roles)].sort();
  if (isDeepStrictEqual(account.roles.toSorted(), requestedRoles)) return userAccountOf(ctx, account);
  await deleteSessions(ctx.db, id);
  await recordInJournal(ctx, {
    type: 'ROLES_CHANGED',
    userId: id,
    from: { roles: account.roles.toSorted() },
    to: { roles: requestedRoles },
  });
  await tellAccount(ctx, account, { template: 'roles-changed', params: {} });
  ctx.afterCommit(() => ctx.sessions.forget({ userId: id }));
  return userAccountOf(ctx, await updateAccount(ctx.db, id, { roles: requestedRoles }));
};

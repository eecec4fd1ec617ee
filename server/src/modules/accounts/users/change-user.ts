import { isDeepStrictEqual } from 'node:util';
import type { AccountStatus, UserAccount } from '#contract/accounts/accounts.ts';
import { reasonsOf } from '#contract/reasons.ts';
import type { Role } from '#kernel/access.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { type Account, lockAccount, lockActiveAdmins, updateAccount } from '../account/accounts.queries.ts';
import { hasVerifiedContact } from '../account/contact.ts';
import { tellAccount } from '../account/tell-account.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { endSignInChallenges } from '../factors/challenges.queries.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { userAccountOf } from './user-account.ts';

const lockUser = async (ctx: TrxContext, id: string, seenVersion: number | undefined): Promise<Account> => {
  const account = await lockAccount(ctx.db, id);
  if (!account) throw new AppError('NOT_FOUND');
  if (seenVersion !== undefined && seenVersion !== account.version) throw new AppError('STALE_VERSION');
  return account;
};

/** Locks the administrators, so that of several who are to stop being one at once the last stays. */
const lockIfLastAdmin = async (ctx: TrxContext, id: string): Promise<boolean> => {
  const admins = await lockActiveAdmins(ctx.db);
  return admins.length === 1 && admins[0] === id;
};

type RolesChange = { readonly roles: readonly Role[]; readonly version?: number | undefined };

/** A session keeps the rights it was opened with, so a change of roles ends all sessions. */
export const setUserRoles = async (
  ctx: TrxContext,
  id: string,
  { roles, version }: RolesChange,
): Promise<UserAccount> => {
  await requireRecentPassword(ctx);
  const isLast = await lockIfLastAdmin(ctx, id);
  const account = await lockUser(ctx, id, version);
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

/** Unblocking an account that was never verified returns it to the unverified state. */
const statusAfter = (account: Account, requestedStatus: 'ACTIVE' | 'BLOCKED'): AccountStatus =>
  requestedStatus === 'ACTIVE' && !hasVerifiedContact(account) ? 'NEED_VERIFICATION_PHONE' : requestedStatus;

type StatusChange = Parameters<typeof reasonsOf>[0] & {
  readonly status: 'ACTIVE' | 'BLOCKED';
  readonly version?: number | undefined;
};

export const setUserStatus = async (
  ctx: TrxContext,
  id: string,
  { status: requestedStatus, version, ...given }: StatusChange,
): Promise<UserAccount> => {
  // Without an actor it is the command line, with which another administrator can be made.
  const isLast = requestedStatus === 'BLOCKED' && ctx.actor !== null && (await lockIfLastAdmin(ctx, id));
  const account = await lockUser(ctx, id, version);
  if (requestedStatus === 'BLOCKED' && id === ctx.actor?.userId) throw new AppError('CANNOT_BLOCK_SELF');
  if (isLast) throw new AppError('LAST_ADMIN');
  const status = statusAfter(account, requestedStatus);
  if (status === account.status) return userAccountOf(ctx, account);
  if (status === 'BLOCKED') {
    await deleteSessions(ctx.db, id);
    await endCodes(ctx.db, id, ['LOGIN_ATTEMPT'], ctx.clock.now());
    await endSignInChallenges(ctx.db, id, ctx.clock.now());
    ctx.afterCommit(() => ctx.sessions.forget({ userId: id }));
  }
  await recordSecurityEvent(ctx, id, status === 'BLOCKED' ? 'BLOCKED' : 'UNBLOCKED');
  await recordInJournal(ctx, {
    type: status === 'BLOCKED' ? 'USER_BLOCKED' : 'USER_UNBLOCKED',
    userId: id,
    from: { status: account.status },
    to: { status },
    reasons: reasonsOf(given),
  });
  return userAccountOf(ctx, await updateAccount(ctx.db, id, { status }));
};

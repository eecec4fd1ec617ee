import type { AccountStatus, UserAccount } from '#contract/accounts/accounts.ts';
import { reasonsOf } from '#contract/reasons.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { type Account, updateAccount } from '../account/accounts.queries.ts';
import { hasVerifiedContact } from '../account/contact.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { endSignInChallenges } from '../factors/challenges.queries.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { lockUser } from './lock-user.ts';
import { userAccountOf } from './user-account.ts';

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
  const account = await lockUser(ctx, id, version);
  if (requestedStatus === 'BLOCKED' && id === ctx.actor?.userId) throw new AppError('CANNOT_BLOCK_SELF');
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

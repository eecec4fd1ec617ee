import type { TrxContext } from '../../../platform/context/context.ts';
import { type Account, updateAccount } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { endSignInChallenges } from '../factors/challenges.queries.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';

/** Also ends other sessions, pending logins and recoveries. The account must be locked. */
export const replacePassword = async (
  trx: TrxContext,
  account: Account,
  passwordHash: string,
  keptSessionId?: string,
): Promise<void> => {
  await updateAccount(trx.db, account.id, { password_hash: passwordHash });
  await deleteSessions(trx.db, account.id, keptSessionId);
  await endCodes(trx.db, account.id, ['LOGIN_ATTEMPT', 'PASSWORD_RESET'], trx.clock.now());
  await endSignInChallenges(trx.db, account.id, trx.clock.now());
  await tellAccount(trx, account, { template: 'password-changed', params: {} });
  trx.afterCommit(() => trx.sessions.forget({ userId: account.id }));
};

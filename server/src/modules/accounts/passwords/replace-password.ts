import type { TrxContext } from '../../../platform/context.ts';
import { type Account, setPassword } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';

/**
 * A new password ends what the old one opened: sessions (but one, if it is kept), sign-ins that wait for their code,
 * and other recoveries. The account must be locked.
 */
export const replacePassword = async (
  trx: TrxContext,
  account: Account,
  passwordHash: string,
  keptSessionId?: string,
): Promise<void> => {
  await setPassword(trx.db, account.id, passwordHash);
  await deleteSessions(trx.db, account.id, keptSessionId);
  await endCodes(trx.db, account.id, ['LOGIN_ATTEMPT', 'PASSWORD_RESET'], trx.clock.now());
  await tellAccount(trx, account, { template: 'password-changed', params: {} });
  trx.afterCommit(() => trx.sessions.forget({ userId: account.id }));
};

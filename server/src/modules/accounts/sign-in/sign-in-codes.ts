import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, activateAccount } from '../account/accounts.queries.ts';
import { takeOverOpened } from '../account/take-over.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { type Code, endCodes } from '../codes/codes.queries.ts';
import { openSession } from './open-session.ts';
import { requireSessionType } from './session-type.ts';

const signIn = (trx: TrxContext, account: Account, { session_type }: Code) => {
  const type = session_type ?? 'web';
  if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  requireSessionType(type, account.roles, trx.address, trx.config.terminalAddresses);
  return openSession(trx, account, type);
};

/** The first code of an account, which verifies the identifier used at registration. */
export const firstCode = defineCodeKind({
  kind: 'AUTHORIZATION',
  askedBy: 'anybody',
  provesContact: true,
  message: 'authorization-code',
  confirm: async (trx, account, code) => {
    if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
    const own = await takeOverOpened(trx, account);
    const headers = await signIn(trx, own, code);
    await activateAccount(trx.db, own, trx.clock.now());
    await endCodes(trx.db, account.id, ['AUTHORIZATION'], trx.clock.now());
    return headers;
  },
});

export const secondStepCode = defineCodeKind({
  kind: 'LOGIN_ATTEMPT',
  askedBy: 'anybody',
  provesContact: false,
  message: 'login-code',
  confirm: signIn,
});

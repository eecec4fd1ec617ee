import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, activateAccount } from '../account/accounts.queries.ts';
import { takeOverOpened } from '../account/take-over.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { expiredCode } from '../codes/code-refusals.ts';
import { type Code, endCodes } from '../codes/codes.queries.ts';
import { hasFactor } from '../factors/factors.queries.ts';
import { signInAs } from './open-session.ts';

/** Refuses a code that was sent before the account had a factor, because it would sign in without that factor. */
const signIn = async (trx: TrxContext, account: Account, { session_type }: Code) => {
  if (await hasFactor(trx.db, account.id)) throw expiredCode();
  return signInAs(trx, account, session_type ?? 'web');
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

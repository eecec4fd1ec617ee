import type { Context, TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, activateAccount } from '../account/accounts.queries.ts';
import { takeOverOpened } from '../account/take-over.ts';
import { type Code, endCodes } from '../codes/codes.queries.ts';
import type { AccountCodeKind } from '../codes/deliver-code.ts';
import { getOwnCode } from '../codes/get-own-code.ts';
import { useCode } from '../codes/use-code.ts';
import { replaceContact } from '../contacts/confirm-contact.ts';
import { openSession } from './open-session.ts';
import { requireSessionType } from './session-type.ts';

type Headers = Readonly<Record<string, string>>;
type Effect = (trx: TrxContext, account: Account, asked: Code) => Promise<Headers>;

const signIn: Effect = (trx, account, asked) => {
  const type = asked.session_type ?? 'web';
  if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  requireSessionType(type, account.roles, trx.address, trx.config.terminalAddresses);
  return openSession(trx, account, type);
};

const effects: Readonly<Record<AccountCodeKind, Effect | undefined>> = {
  AUTHORIZATION: async (trx, account, asked) => {
    if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
    const kept = await takeOverOpened(trx, account);
    const headers = await signIn(trx, kept, asked);
    await activateAccount(trx.db, kept);
    await endCodes(trx.db, account.id, ['AUTHORIZATION'], trx.clock.now());
    return headers;
  },
  LOGIN_ATTEMPT: signIn,
  MAIL_PHONE_UPDATE: async (trx, account, asked) => {
    await replaceContact(trx, account, asked);
    return {};
  },
  // Spent together with the new password.
  PASSWORD_RESET: undefined,
};

/** Returns the answer's headers: a token where the code signs in. */
export const confirmCode = async (ctx: Context, id: string, typed: string): Promise<Headers> => {
  const asked = await getOwnCode(ctx, id);
  const effect = effects[asked.kind];
  if (!effect) throw new AppError('NOT_FOUND');
  return useCode(ctx, asked, typed, (trx, account) => effect(trx, account, asked));
};

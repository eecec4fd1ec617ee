import type { Context, TrxContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Account, activateAccount } from './accounts.queries.ts';
import { type Code, endCodes } from './codes.queries.ts';
import { replaceContact } from './confirm-contact.ts';
import type { AccountCodeKind } from './deliver-code.ts';
import { getOwnCode } from './get-own-code.ts';
import { openSession } from './open-session.ts';
import { requireSessionType } from './session-type.ts';
import { useCode } from './use-code.ts';

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
    const headers = await signIn(trx, account, asked);
    await activateAccount(trx.db, account);
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

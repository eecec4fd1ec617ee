import { type Context, inTransaction } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Account, findAccountToSignIn, lockAccount } from './accounts.queries.ts';
import { parseIdentifier } from './identifier.ts';
import { openSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { requireSessionType } from './session-type.ts';

export type LoginInput = { readonly username: string; readonly password: string };

/** One hash for every attempt, and the same words whether the name or the password is wrong. */
const requirePassword = async (ctx: Context, { username, password }: LoginInput): Promise<Account> => {
  const account = await findAccountToSignIn(ctx.db, parseIdentifier(username));
  const right = await verifyPassword(password, account?.password_hash);
  if (!account || !right) throw new AppError('WRONG_CREDENTIALS');
  return account;
};

export const login = async (ctx: Context, input: LoginInput) => {
  const found = await requirePassword(ctx, input);
  return inTransaction(ctx, async (trx) => {
    const account = await lockAccount(trx.db, found.id);
    // Reset or changed while the typed one was being hashed: what was verified is no longer the password.
    if (!account || account.password_hash !== found.password_hash) throw new AppError('WRONG_CREDENTIALS');
    if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
    requireSessionType(ctx.applicationType, account.roles, ctx.address, ctx.config.terminalAddresses);
    return { userId: account.id, headers: await openSession(trx, account, ctx.applicationType) };
  });
};

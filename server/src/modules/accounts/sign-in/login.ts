import type { Confirmation } from '#contract/accounts.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, listAccountsToSignIn, lockAccount } from '../account/accounts.queries.ts';
import { type Identifier, parseIdentifier } from '../account/identifier.ts';
import { takeLoginAttempt } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { sendLoginCode } from './send-login-code.ts';
import { requireSessionType } from './session-type.ts';

export type LoginInput = {
  readonly username: string;
  readonly password: string;
  readonly captchaToken?: string | undefined;
};

type LoginOutcome =
  | { readonly userId: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly confirmation: Confirmation };

/** The same words whether the name or the password is wrong. */
const findByPassword = async (ctx: Context, name: Identifier, password: string): Promise<Account> => {
  const accounts = await listAccountsToSignIn(ctx.db, name, ctx.mayUseDemo);
  const index = await ctx.passwords.match(
    password,
    accounts.map((account) => account.password_hash),
  );
  const account = accounts[index];
  if (!account) throw new AppError('WRONG_CREDENTIALS');
  return account;
};

const requirePassword = async (ctx: Context, name: Identifier, input: LoginInput): Promise<Account> => {
  ctx.passwords.requireRoom();
  const giveBack = await takeLoginAttempt(ctx, name, input.captchaToken);
  try {
    const account = await findByPassword(ctx, name, input.password);
    await giveBack();
    return account;
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'WRONG_CREDENTIALS';
    if (!isWrong) await giveBack();
    throw error;
  }
};

/** Nothing of what the typed password proved may have changed while it was being hashed. */
const lockProved = async (trx: TrxContext, proved: Account): Promise<Account> => {
  const account = await lockAccount(trx.db, proved.id);
  if (account?.password_hash !== proved.password_hash) throw new AppError('WRONG_CREDENTIALS');
  if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  return account;
};

export const login = async (ctx: Context, input: LoginInput): Promise<LoginOutcome> => {
  const name = parseIdentifier(input.username);
  const proved = await requirePassword(ctx, name, input);
  const { applicationType } = ctx;
  const step = await inTransaction(ctx, async (trx) => {
    const account = await lockProved(trx, proved);
    requireSessionType(applicationType, account.roles, ctx.address, ctx.config.terminalAddresses);
    if (account.status === 'NEED_VERIFICATION_PHONE') return 'AUTHORIZATION';
    if (account.second_step) return 'LOGIN_ATTEMPT';
    return { userId: account.id, headers: await openSession(trx, account, applicationType) };
  });
  if (typeof step === 'object') return step;
  return { confirmation: await sendLoginCode(ctx, step, proved.id, name) };
};

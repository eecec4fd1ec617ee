import { recipeOf } from '../../../platform/auth/passwords.ts';
import { notePassword, requireAdminSession } from '../../../platform/auth/recent-password.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import type { Account } from '../account/accounts.queries.ts';
import { getCurrentAccount, lockCurrentAccount, requireActor } from '../account/current-account.ts';
import { requireUncommon } from './common-passwords.ts';
import { replacePassword } from './replace-password.ts';

type Input = { readonly currentPassword: string; readonly newPassword: string };

/** Limits guessing of the password by someone who finds an open session. */
const guesses: Limit = {
  name: 'password-current',
  points: 'wrongPasswordsPerNameAndAddress',
  seconds: 15 * 60,
};

const wrongCurrent = () => invalidField('currentPassword', 'WRONG_PASSWORD');

const requireCurrent = async (ctx: Context, account: Account, typed: string) => {
  const giveBack = await takeAllOrRefuse(ctx, [guesses, account.id]);
  if ((await ctx.passwords.match(typed, [account.password_hash])) !== 0) throw wrongCurrent();
  await giveBack();
};

export const changePassword = async (
  ctx: Context,
  { currentPassword, newPassword }: Input,
): Promise<void> => {
  requireAdminSession(ctx);
  requireUncommon('newPassword', newPassword);
  const { sessionId } = requireActor(ctx);
  const account = await getCurrentAccount(ctx);
  await requireCurrent(ctx, account, currentPassword);
  const passwordHash = await ctx.passwords.hash(newPassword, { salt: recipeOf(account.password_hash).salt });
  await inTransaction(ctx, async (trx) => {
    const locked = await lockCurrentAccount(trx);
    if (locked.password_hash !== account.password_hash) throw wrongCurrent();
    await replacePassword(trx, locked, passwordHash, sessionId);
    await notePassword(trx.db, sessionId, ctx.clock.now());
  });
};

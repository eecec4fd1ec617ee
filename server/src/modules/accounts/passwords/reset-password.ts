import { recipeOf } from '../../../platform/auth/passwords.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { findAccount, lockAccount } from '../account/accounts.queries.ts';
import { expiredCode, wrongCode } from '../codes/code-refusals.ts';
import { findCodeByHandle, spendCode } from '../codes/codes.queries.ts';
import { hashCode } from '../codes/issue-code.ts';
import { refusalOf } from '../codes/use-code.ts';
import { requireUncommon } from './password-rules.ts';
import { replacePassword } from './replace-password.ts';

type Input = { readonly userId: string; readonly code: string; readonly password: string };

export const resetPassword = async (
  ctx: Context,
  { userId: handle, code, password }: Input,
): Promise<void> => {
  requireUncommon('password', password);
  const asked = await findCodeByHandle(ctx.db, handle);
  if (!asked) throw wrongCode();
  const refusal = await refusalOf(ctx, asked, code, { spend: false });
  if (refusal) throw refusal;
  const account = asked.account_id ? await findAccount(ctx.db, asked.account_id) : undefined;
  if (!account) throw wrongCode();
  const passwordHash = await ctx.passwords.hash(password, { salt: recipeOf(account.password_hash).salt });
  await inTransaction(ctx, async (trx) => {
    const locked = await lockAccount(trx.db, account.id);
    const isFirst = await spendCode(trx.db, asked.id, hashCode(ctx, asked.id, code), ctx.clock.now());
    if (!locked || !isFirst) throw expiredCode();
    await replacePassword(trx, locked, passwordHash);
  });
};

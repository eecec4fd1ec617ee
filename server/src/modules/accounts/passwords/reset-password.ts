import { recipeOf } from '../../../platform/auth/passwords.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { findAccount, lockAccount } from '../account/accounts.queries.ts';
import { isTakenOver } from '../account/contact.ts';
import { lockPhoneOf } from '../account/phone-lock.ts';
import { takeOverByRecovery } from '../account/take-over.ts';
import { expiredCode, wrongCode } from '../codes/code-refusals.ts';
import { findCodeByHandle, spendCode } from '../codes/codes.queries.ts';
import { hashCode } from '../codes/issue-code.ts';
import { refusalOf } from '../codes/use-code.ts';
import { requireUncommon } from './password-rules.ts';
import { replacePassword } from './replace-password.ts';

type Input = {
  readonly userId: string;
  readonly code: string;
  readonly password: string;
  /** Whoever takes over an account that an operator opened has not accepted it yet. */
  readonly agreementAccepted?: true | undefined;
};

export const resetPassword = async (
  ctx: Context,
  { userId: handle, code, password, agreementAccepted }: Input,
): Promise<void> => {
  requireUncommon('password', password);
  const asked = await findCodeByHandle(ctx.db, handle);
  if (!asked) throw wrongCode();
  const refusal = await refusalOf(ctx, asked, code, { spend: false });
  if (refusal) throw refusal;
  const account = asked.account_id ? await findAccount(ctx.db, asked.account_id) : undefined;
  if (!account) throw wrongCode();
  if (!isTakenOver(account) && !agreementAccepted) throw invalidField('agreementAccepted', 'REQUIRED');
  const passwordHash = await ctx.passwords.hash(password, { salt: recipeOf(account.password_hash).salt });
  await inTransaction(ctx, async (trx) => {
    await lockPhoneOf(trx, asked);
    const locked = await lockAccount(trx.db, account.id);
    const isFirst = await spendCode(trx.db, asked.id, hashCode(ctx, asked.id, code), ctx.clock.now());
    if (!locked || !isFirst) throw expiredCode();
    if (isTakenOver(locked)) await replacePassword(trx, locked, passwordHash);
    else await takeOverByRecovery(trx, locked, passwordHash);
  });
};

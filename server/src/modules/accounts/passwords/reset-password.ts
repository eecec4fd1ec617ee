import type { accountsRoutes } from '#contract/accounts/accounts-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import { recipeOf } from '../../../platform/auth/passwords.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { type Account, findAccount, lockAccount } from '../account/accounts.queries.ts';
import { isTakenOver } from '../account/contact.ts';
import { lockPhoneOf } from '../account/phone-lock.ts';
import { takeOverByRecovery } from '../account/take-over.ts';
import { expiredCode, wrongCode } from '../codes/code-refusals.ts';
import { type Code, findCodeByHandle, spendCode } from '../codes/codes.queries.ts';
import { hashesOfCode } from '../codes/issue-code.ts';
import { guessingCode, tryTypedCode } from '../codes/redeem-code.ts';
import { requireUncommon } from './common-passwords.ts';
import { replacePassword } from './replace-password.ts';

/** Checks the code without spending it; it is spent later together with the new password. */
const getAccountByCode = async (ctx: Context, sent: Code | undefined, typed: string): Promise<Account> => {
  if (!sent) throw wrongCode();
  const refusal = await tryTypedCode(ctx, sent, typed, { spend: false });
  if (refusal) throw refusal;
  const account = sent.account_id ? await findAccount(ctx.db, sent.account_id) : undefined;
  if (!account) throw wrongCode();
  return account;
};

export const resetPassword = async (
  ctx: Context,
  {
    userId: handle,
    code,
    password,
    agreementAccepted,
    captchaToken,
  }: BodyOf<typeof accountsRoutes.resetPassword>,
): Promise<void> => {
  requireUncommon('password', password);
  const sent = await findCodeByHandle(ctx.db, handle);
  const account = await guessingCode(ctx, captchaToken, () => getAccountByCode(ctx, sent, code));
  if (!isTakenOver(account) && !agreementAccepted) throw invalidField('agreementAccepted', 'REQUIRED');
  const passwordHash = await ctx.passwords.hash(password, { salt: recipeOf(account.password_hash).salt });
  await inTransaction(ctx, async (trx) => {
    if (sent) await lockPhoneOf(trx, sent);
    const locked = await lockAccount(trx.db, account.id);
    const isFirst =
      sent && (await spendCode(trx.db, sent.id, hashesOfCode(ctx, sent.id, code), ctx.clock.now()));
    if (!locked || !isFirst) throw expiredCode();
    if (isTakenOver(locked)) await replacePassword(trx, locked, passwordHash);
    else await takeOverByRecovery(trx, locked, passwordHash);
  });
};

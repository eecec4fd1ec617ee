import { type Context, inTransaction } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireResendable } from './code-refusals.ts';
import { codeRules } from './code-rules.ts';
import { getOwnCode } from './get-own-code.ts';
import { reissueCode } from './issue-code.ts';
import { takeSendOfAccount, takeSendToTarget } from './take-send.ts';

export const resendCode = async (ctx: Context, id: string): Promise<void> => {
  const code = await getOwnCode(ctx, id);
  requireResendable(code, ctx.clock.now());
  if (code.kind === 'MAIL_PHONE_UPDATE') await takeSendOfAccount(ctx, code.kind, code.account_id ?? '');
  else await takeSendToTarget(ctx, code.kind, code);
  const isRenewed = await inTransaction(ctx, (trx) => reissueCode(trx, code));
  if (!isRenewed) throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: codeRules.resendAfterSeconds });
};

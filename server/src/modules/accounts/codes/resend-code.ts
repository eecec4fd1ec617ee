import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getCodeKind } from './code-kind.ts';
import { requireResendable } from './code-refusals.ts';
import { codeRules } from './code-rules.ts';
import { reissueCode } from './issue-code.ts';
import { getCode } from './redeem-code.ts';
import { takeSend } from './take-send.ts';

export const resendCode = async (ctx: Context, id: string): Promise<void> => {
  const code = await getCode(ctx, id);
  if (!getCodeKind(code.kind).message) throw new AppError('NOT_FOUND');
  requireResendable(code, ctx.clock.now());
  await takeSend(ctx, code);
  const isRenewed = await inTransaction(ctx, (trx) => reissueCode(trx, code));
  if (!isRenewed) throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: codeRules.resendAfterSeconds });
};

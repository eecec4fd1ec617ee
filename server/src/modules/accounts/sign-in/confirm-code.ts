import type { Assertion } from '#contract/accounts/factors.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getCodeKind } from '../codes/code-kind.ts';
import { getCode } from '../codes/get-code.ts';
import { guessingCode } from '../codes/guess-code.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { confirmFactor, findAwaitedFactor, getAwaitedFactor } from './confirm-factor.ts';

export const confirmCode = async (
  ctx: Context,
  id: string,
  typed: string,
  captchaToken?: string,
): Promise<Readonly<Record<string, string>>> => {
  const attempt = async () => {
    const challenge = await findAwaitedFactor(ctx, id);
    if (challenge) return confirmFactor(ctx, challenge, { code: typed });
    const code = await getCode(ctx, id);
    const { confirm } = getCodeKind(code.kind);
    if (!confirm) throw new AppError('NOT_FOUND');
    return redeemCode(ctx, code, typed, (trx, account) => confirm(trx, account, code));
  };
  return guessingCode(ctx, captchaToken, attempt);
};

export const confirmPasskey = (
  ctx: Context,
  id: string,
  response: Assertion,
  captchaToken?: string,
): Promise<Readonly<Record<string, string>>> =>
  guessingCode(ctx, captchaToken, async () =>
    confirmFactor(ctx, await getAwaitedFactor(ctx, id), { response }),
  );

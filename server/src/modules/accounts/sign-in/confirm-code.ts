import type { Assertion } from '#contract/accounts/factors.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getCodeKind } from '../codes/code-kind.ts';
import { getCode, guessingCode, redeemCode } from '../codes/redeem-code.ts';
import { type Challenge, findChallenge } from '../factors/challenges.queries.ts';
import { type Evidence, proveFactor } from '../factors/prove-factor.ts';
import { noteProof } from '../factors/recent-factor.ts';
import { signInAs } from './open-session.ts';

type Headers = Readonly<Record<string, string>>;

/** Undefined if no factor is awaited under this id, or if another session is to be checked. */
const findAwaitedFactor = async (ctx: Context, id: string): Promise<Challenge | undefined> => {
  const challenge = await findChallenge(ctx.db, id);
  if (challenge?.purpose === 'SIGN_IN') return challenge;
  return challenge?.purpose === 'CHECK' && challenge.session_id === ctx.actor?.sessionId
    ? challenge
    : undefined;
};

const confirmFactor = (ctx: Context, challenge: Challenge, evidence: Evidence): Promise<Headers> =>
  proveFactor(ctx, challenge, evidence, async (trx, account, proof) => {
    if (challenge.session_type !== null) return signInAs(trx, account, challenge.session_type, proof);
    await noteProof(trx, proof);
    return {};
  });

export const confirmCode = (
  ctx: Context,
  id: string,
  typed: string,
  captchaToken?: string,
): Promise<Headers> =>
  guessingCode(ctx, captchaToken, async () => {
    const challenge = await findAwaitedFactor(ctx, id);
    if (challenge) return confirmFactor(ctx, challenge, { code: typed });
    const code = await getCode(ctx, id);
    const { confirm } = getCodeKind(code.kind);
    if (!confirm) throw new AppError('NOT_FOUND');
    return redeemCode(ctx, code, typed, (trx, account) => confirm(trx, account, code));
  });

export const confirmPasskey = (
  ctx: Context,
  id: string,
  response: Assertion,
  captchaToken?: string,
): Promise<Headers> =>
  guessingCode(ctx, captchaToken, async () => {
    const challenge = await findAwaitedFactor(ctx, id);
    if (!challenge) throw new AppError('NOT_FOUND');
    return confirmFactor(ctx, challenge, { response });
  });

import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Account } from '../account/accounts.queries.ts';
import { requireActor } from '../account/current-account.ts';
import { type Challenge, findChallenge } from '../factors/challenges.queries.ts';
import { type Evidence, proveFactor } from '../factors/prove-factor.ts';
import { type FactorProof, setSessionFactor } from '../sessions/sessions.queries.ts';
import { signInAs } from './open-session.ts';

type Headers = Readonly<Record<string, string>>;

const noteInSession = async (trx: TrxContext, proof: FactorProof): Promise<Headers> => {
  const { sessionId, lacksFactor } = requireActor(trx);
  await setSessionFactor(trx.db, sessionId, proof, trx.clock.now());
  if (lacksFactor) trx.afterCommit(() => trx.sessions.forget({ sessionId }));
  return {};
};

/** Undefined if no factor is awaited under this id, or if another session is to be checked. */
export const findAwaitedFactor = async (ctx: Context, id: string): Promise<Challenge | undefined> => {
  const challenge = await findChallenge(ctx.db, id);
  if (challenge?.purpose === 'SIGN_IN') return challenge;
  return challenge?.purpose === 'CHECK' && challenge.session_id === ctx.actor?.sessionId
    ? challenge
    : undefined;
};

export const confirmFactor = (ctx: Context, challenge: Challenge, evidence: Evidence): Promise<Headers> =>
  proveFactor(ctx, challenge, evidence, (trx: TrxContext, account: Account, proof) =>
    challenge.session_type === null
      ? noteInSession(trx, proof)
      : signInAs(trx, account, challenge.session_type, proof),
  );

export const getAwaitedFactor = async (ctx: Context, id: string): Promise<Challenge> => {
  const challenge = await findAwaitedFactor(ctx, id);
  if (!challenge) throw new AppError('NOT_FOUND');
  return challenge;
};

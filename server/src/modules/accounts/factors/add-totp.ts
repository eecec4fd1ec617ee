import { randomBytes } from 'node:crypto';
import type { AddedFactor } from '#contract/accounts/factors.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { getCurrentAccount, requireActor } from '../account/current-account.ts';
import { expiredCode, wrongCode } from '../codes/code-refusals.ts';
import { addFactor } from './add-factor.ts';
import { openChallenge } from './await-factor.ts';
import { findChallengeOfSession } from './challenges.queries.ts';
import { requireRecentProof } from './recent-factor.ts';
import { seal, unseal } from './sealed.ts';
import { findStep, toBase32, totpUri } from './totp.ts';
import { tryChallenge } from './try-challenge.ts';

/** As long as SHA-1's output, as RFC 4226 recommends. */
const secretBytes = 20;

/** The factor is added only when the app has shown a right code. */
export const startTotp = async (trx: TrxContext): Promise<{ secret: string; uri: string }> => {
  await requireRecentProof(trx);
  const account = await getCurrentAccount(trx);
  const bytes = randomBytes(secretBytes);
  await openChallenge(trx, account, {
    purpose: 'ADD_TOTP',
    session_id: requireActor(trx).sessionId,
    challenge: seal(trx.secrets, bytes.toString('base64url')),
  });
  const secret = toBase32(bytes);
  return { secret, uri: totpUri(secret, account.email ?? account.phone ?? '') };
};

export const addTotp = async (ctx: Context, typed: string): Promise<AddedFactor> => {
  const { userId, sessionId } = requireActor(ctx);
  const challenge = await findChallengeOfSession(ctx.db, userId, sessionId, 'ADD_TOTP');
  const secret = challenge && unseal(ctx, challenge.challenge ?? '');
  if (!challenge || secret === undefined) throw expiredCode();
  return tryChallenge(ctx, challenge, wrongCode, async (trx, account) => {
    const last_step = findStep(Buffer.from(secret, 'base64url'), typed, trx.clock.now());
    if (last_step === undefined) return undefined;
    const sealed_secret = seal(trx.secrets, secret);
    return { result: await addFactor(trx, account, { kind: 'TOTP', sealed_secret, last_step }) };
  });
};

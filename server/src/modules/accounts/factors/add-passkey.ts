import type { z } from 'zod';
import type { AddedFactor, Attestation, creationOptions } from '#contract/accounts/factors.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { isUniqueViolation } from '../../../platform/db/retryable.ts';
import { getCurrentAccount, requireActor } from '../account/current-account.ts';
import { addFactor } from './add-factor.ts';
import { openChallenge } from './await-factor.ts';
import { findChallengeOfSession } from './challenges.queries.ts';
import { listFactors } from './factors.queries.ts';
import { creationOptionsOf, makeChallengeText, verifyAttestation } from './passkeys.ts';
import { requireRecentProof } from './recent-factor.ts';
import { tryChallenge, wrongPasskey } from './try-challenge.ts';

export const startPasskey = async (trx: TrxContext): Promise<z.input<typeof creationOptions>> => {
  await requireRecentProof(trx);
  const account = await getCurrentAccount(trx);
  const challenge = makeChallengeText();
  const session_id = requireActor(trx).sessionId;
  await openChallenge(trx, account, { purpose: 'ADD_PASSKEY', session_id, challenge });
  return creationOptionsOf(trx, account, await listFactors(trx.db, account.id), challenge);
};

type Input = { readonly name: string; readonly response: Attestation };

export const addPasskey = async (ctx: Context, { name, response }: Input): Promise<AddedFactor> => {
  const { userId, sessionId } = requireActor(ctx);
  const challenge = await findChallengeOfSession(ctx.db, userId, sessionId, 'ADD_PASSKEY');
  if (!challenge) throw wrongPasskey();
  try {
    return await tryChallenge(ctx, challenge, wrongPasskey, async (trx, account) => {
      const credential = await verifyAttestation(trx, challenge.challenge ?? '', response);
      return (
        credential && { result: await addFactor(trx, account, { kind: 'PASSKEY', name, ...credential }) }
      );
    });
  } catch (error) {
    // The authenticator's identifier exists already, in this account or another.
    if (isUniqueViolation(error)) throw wrongPasskey();
    throw error;
  }
};

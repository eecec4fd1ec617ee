import type { FactorConfirmation } from '#contract/accounts/factors.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getCurrentAccount, requireActor } from '../account/current-account.ts';
import { awaitFactor } from './await-factor.ts';

/** Opens a challenge with which an open session proves a factor again, or for the first time. */
export const checkFactor = async (trx: TrxContext): Promise<{ confirmation: FactorConfirmation }> => {
  const account = await getCurrentAccount(trx);
  const { sessionId } = requireActor(trx);
  const confirmation = await awaitFactor(trx, account, { purpose: 'CHECK', session_id: sessionId });
  if (!confirmation) throw new AppError('NOT_FOUND');
  return { confirmation };
};

import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { type Account, lockAccount } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { deleteFactors, listFactors } from './factors.queries.ts';

/**
 * Removes all factors of somebody who has lost phone and recovery codes, and ends all sessions, because a finder
 * may be signed in on the phone. Returns false if there was no factor.
 */
export const resetFactors = async (trx: TrxContext, { id }: Pick<Account, 'id'>): Promise<boolean> => {
  const account = await lockAccount(trx.db, id);
  const factors = await listFactors(trx.db, id);
  if (!account || factors.length === 0) return false;
  await deleteFactors(trx.db, id);
  await deleteSessions(trx.db, id);
  const from = { factors: factors.map(({ kind }) => kind) };
  await recordInJournal(trx, { type: 'FACTORS_RESET', userId: id, from });
  await tellAccount(trx, account, { template: 'factors-reset', params: {} });
  trx.afterCommit(() => trx.sessions.forget({ userId: id }));
  return true;
};

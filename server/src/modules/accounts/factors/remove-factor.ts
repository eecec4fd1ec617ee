import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { type Account, lockAccount } from '../account/accounts.queries.ts';
import { lockCurrentAccount, requireActor } from '../account/current-account.ts';
import { tellAccount } from '../account/tell-account.ts';
import { deleteSessions, deleteSessionsOfFactor } from '../sessions/sessions.queries.ts';
import { deleteFactor, deleteFactors, type FactorRow, listFactors } from './factors.queries.ts';
import { needsFactor, requireRecentProof } from './recent-factor.ts';

/** Deletes the factor and the sessions that were opened with it, except the session that makes this request. */
export const dropFactor = async (
  trx: TrxContext,
  { id: userId }: Account,
  factor: FactorRow,
): Promise<void> => {
  await deleteFactor(trx.db, factor.id);
  const ended = await deleteSessionsOfFactor(trx.db, userId, factor.id, requireActor(trx).sessionId);
  for (const sessionId of ended) trx.afterCommit(() => trx.sessions.forget({ sessionId }));
  await recordInJournal(trx, {
    type: 'FACTOR_REMOVED',
    userId,
    from: { factor: factor.kind, name: factor.name },
  });
};

export const removeFactor = async (ctx: TrxContext, id: string): Promise<void> => {
  const account = await lockCurrentAccount(ctx);
  await requireRecentProof(ctx);
  const factors = await listFactors(ctx.db, account.id);
  const factor = factors.find((one) => one.id === id);
  if (!factor) throw new AppError('NOT_FOUND');
  const isLast = factors.length === 1;
  if (isLast && needsFactor(ctx, account)) throw new AppError('LAST_FACTOR');
  await dropFactor(ctx, account, factor);
  if (isLast) await deleteFactors(ctx.db, account.id);
  await tellAccount(ctx, account, { template: 'factor-removed', params: {} });
};

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

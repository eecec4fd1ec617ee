import type { AddedFactor } from '#contract/accounts/factors.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { Account } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { findRecoverySet, insertFactor, listFactors, type NewFactor } from './factors.queries.ts';
import { factorOf } from './list-factors.ts';
import { noteProof, requireRecentProof } from './recent-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { dropFactor } from './remove-factor.ts';

const mostFactors = 10;

/** The account must be locked and the factor proved. There is one TOTP: another replaces it. */
export const addFactor = async (
  trx: TrxContext,
  account: Account,
  details: Omit<NewFactor, 'id' | 'account_id' | 'created_at'>,
): Promise<AddedFactor> => {
  await requireRecentProof(trx);
  const factors = await listFactors(trx.db, account.id);
  const replaced = details.kind === 'TOTP' ? factors.find(({ kind }) => kind === 'TOTP') : undefined;
  if (!replaced && factors.length >= mostFactors) throw new AppError('TOO_MANY_FACTORS');
  if (replaced) await dropFactor(trx, account, replaced);
  const factor = await insertFactor(trx.db, {
    id: uuidv7(trx.clock),
    account_id: account.id,
    created_at: trx.clock.now(),
    ...details,
  });
  const isFirst = !(await findRecoverySet(trx.db, account.id));
  const recoveryCodes = isFirst ? await makeRecoveryCodes(trx, account.id) : undefined;
  // Codes by mail or SMS sign nobody in to an account with a factor.
  if (isFirst) await endCodes(trx.db, account.id, ['LOGIN_ATTEMPT'], trx.clock.now());
  await noteProof(trx, { factor: factor.kind, factor_id: factor.id });
  await recordInJournal(trx, {
    type: 'FACTOR_ADDED',
    userId: account.id,
    to: { factor: factor.kind, name: factor.name },
  });
  await tellAccount(trx, account, { template: 'factor-added', params: {} });
  return { factor: factorOf(trx, factor), ...(recoveryCodes && { recoveryCodes }) };
};

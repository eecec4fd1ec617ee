import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { lockCurrentAccount } from '../account/current-account.ts';
import { tellAccount } from '../account/tell-account.ts';
import { findRecoverySet, hasFactor, saveRecoverySet, spendRecoveryHash } from './factors.queries.ts';
import { requireRecentProof } from './recent-factor.ts';
import { seal, unseal } from './sealed.ts';

const count = 10;
/** Longer than any other code, so that the server knows by the length what was typed. */
export const recoveryCodeDigits = 10;

const makeCode = () => String(randomInt(10 ** recoveryCodeDigits)).padStart(recoveryCodeDigits, '0');

const hashOf = (key: string, code: string) => createHmac('sha256', key).update(code).digest('base64url');

/** Replaces all codes of the account. They are shown once. */
export const makeRecoveryCodes = async (trx: TrxContext, accountId: string): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(makeCode());
  const key = randomBytes(32).toString('base64url');
  await saveRecoverySet(trx.db, {
    account_id: accountId,
    sealed_key: seal(trx.secrets, key),
    hashes: [...codes].map((code) => hashOf(key, code)),
    created_at: trx.clock.now(),
  });
  return [...codes];
};

export const spendRecoveryCode = async (
  trx: TrxContext,
  accountId: string,
  typed: string,
): Promise<number | undefined> => {
  const set = await findRecoverySet(trx.db, accountId);
  const key = set && unseal(trx, set.sealed_key);
  if (key === undefined) return undefined;
  return spendRecoveryHash(trx.db, accountId, hashOf(key, typed));
};

export const renewRecoveryCodes = async (ctx: TrxContext): Promise<{ recoveryCodes: string[] }> => {
  const account = await lockCurrentAccount(ctx);
  await requireRecentProof(ctx);
  if (!(await hasFactor(ctx.db, account.id))) throw new AppError('NOT_FOUND');
  await recordInJournal(ctx, { type: 'RECOVERY_CODES_RENEWED', userId: account.id });
  await tellAccount(ctx, account, { template: 'recovery-codes-renewed', params: {} });
  return { recoveryCodes: await makeRecoveryCodes(ctx, account.id) };
};

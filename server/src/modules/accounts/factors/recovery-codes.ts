import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { TrxContext } from '../../../platform/context/context.ts';
import { sealText, unsealText } from '../../../platform/secrets/seal.ts';
import { findRecoverySet, saveRecoverySet, spendRecoveryHash } from './factors.queries.ts';

const count = 10;
/** Longer than any other code, so that the server knows by the length what was typed. */
export const recoveryCodeDigits = 10;

/** What the database keeps of factors is sealed for this purpose. */
export const factorSeal = 'factor';

const makeCode = () => String(randomInt(10 ** recoveryCodeDigits)).padStart(recoveryCodeDigits, '0');

const hashOf = (key: string, code: string) => createHmac('sha256', key).update(code).digest('base64url');

/** Replaces all codes of the account. They are shown once. */
export const makeRecoveryCodes = async (trx: TrxContext, accountId: string): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(makeCode());
  const key = randomBytes(32).toString('base64url');
  await saveRecoverySet(trx.db, {
    account_id: accountId,
    sealed_key: sealText(trx.secrets, factorSeal, key),
    hashes: [...codes].map((code) => hashOf(key, code)),
    created_at: trx.clock.now(),
  });
  return [...codes];
};

/** How many are left; undefined when the code is wrong or was used before. */
export const spendRecoveryCode = async (
  trx: TrxContext,
  accountId: string,
  typed: string,
): Promise<number | undefined> => {
  const set = await findRecoverySet(trx.db, accountId);
  if (!set) return undefined;
  const key = unsealText(trx.secrets, factorSeal, set.sealed_key);
  return spendRecoveryHash(trx.db, accountId, hashOf(key, typed));
};

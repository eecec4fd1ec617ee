import type { Assertion } from '#contract/accounts/factors.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import type { Account } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { wrongCode } from '../codes/code-refusals.ts';
import type { FactorProof } from '../sessions/sessions.queries.ts';
import type { Challenge } from './challenges.queries.ts';
import { listFactors, noteFactorUse } from './factors.queries.ts';
import { verifyAssertion } from './passkeys.ts';
import { recoveryCodeDigits, spendRecoveryCode } from './recovery-codes.ts';
import { unseal } from './sealed.ts';
import { findStep } from './totp.ts';
import { tryChallenge, wrongPasskey } from './try-challenge.ts';

export type Evidence = { readonly code: string } | { readonly response: Assertion };

/** Counted per account, because whoever knows the password could ask for one challenge after another. */
const guesses: Limit = { name: 'factor-account', points: 'wrongFactorCodesPerAccount', seconds: 3600 };

const byTotp = async (trx: TrxContext, account: Account, typed: string): Promise<FactorProof | undefined> => {
  const totp = (await listFactors(trx.db, account.id)).find(({ kind }) => kind === 'TOTP');
  const secret = totp && unseal(trx, totp.sealed_secret ?? '');
  if (!totp || secret === undefined) return undefined;
  const now = trx.clock.now();
  const step = findStep(Buffer.from(secret, 'base64url'), typed, now, totp.last_step ?? 0);
  if (step === undefined) return undefined;
  await noteFactorUse(trx.db, totp.id, { last_step: step, last_used_at: now });
  return { factor: 'TOTP', factor_id: totp.id };
};

const byRecoveryCode = async (
  trx: TrxContext,
  account: Account,
  typed: string,
): Promise<FactorProof | undefined> => {
  const left = await spendRecoveryCode(trx, account.id, typed);
  if (left === undefined) return undefined;
  await tellAccount(trx, account, { template: 'recovery-code-used', params: { left } });
  return { factor: 'RECOVERY_CODE', factor_id: null };
};

const byPasskey = async (
  trx: TrxContext,
  account: Account,
  { challenge }: Challenge,
  response: Assertion,
): Promise<FactorProof | undefined> => {
  const passkey = (await listFactors(trx.db, account.id)).find((one) => one.credential_id === response.id);
  if (!passkey || challenge === null) return undefined;
  const counter = await verifyAssertion(trx, challenge, passkey, response);
  if (counter === undefined) return undefined;
  await noteFactorUse(trx.db, passkey.id, { counter, last_used_at: trx.clock.now() });
  return { factor: 'PASSKEY', factor_id: passkey.id };
};

type Effect<T> = (trx: TrxContext, account: Account, proof: FactorProof) => Promise<T>;

const withProof =
  <T>(effect: Effect<T>, verify: (trx: TrxContext, account: Account) => Promise<FactorProof | undefined>) =>
  async (trx: TrxContext, account: Account) => {
    const proof = await verify(trx, account);
    return proof && { result: await effect(trx, account, proof) };
  };

/** Spends the evidence and applies its effect atomically. */
export const proveFactor = async <T>(
  ctx: Context,
  challenge: Challenge,
  evidence: Evidence,
  effect: Effect<T>,
): Promise<T> => {
  if ('response' in evidence)
    return tryChallenge(
      ctx,
      challenge,
      wrongPasskey,
      withProof(effect, (trx, account) => byPasskey(trx, account, challenge, evidence.response)),
    );
  const { code } = evidence;
  const verify = code.length === recoveryCodeDigits ? byRecoveryCode : byTotp;
  const giveBack = await takeAllOrRefuse(ctx, [guesses, challenge.account_id]);
  const result = await tryChallenge(
    ctx,
    challenge,
    wrongCode,
    withProof(effect, (trx, account) => verify(trx, account, code)),
  );
  await giveBack();
  return result;
};

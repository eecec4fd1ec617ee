import type { FactorConfirmation, FactorMethod } from '#contract/accounts/factors.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { Account } from '../account/accounts.queries.ts';
import { getCurrentAccount, requireActor } from '../account/current-account.ts';
import { codeRules } from '../codes/code-rules.ts';
import { type Challenge, insertChallenge } from './challenges.queries.ts';
import { findRecoverySet, listFactors } from './factors.queries.ts';
import { makeChallengeText, requestOptionsOf } from './passkeys.ts';

type Order = Pick<Challenge, 'purpose'> &
  Partial<Pick<Challenge, 'session_type' | 'session_id' | 'challenge'>>;

export const openChallenge = async (
  trx: TrxContext,
  { id: account_id }: Pick<Account, 'id'>,
  order: Order,
): Promise<string> => {
  const id = uuidv7(trx.clock);
  const now = trx.clock.now();
  const expires_at = now.add({ minutes: codeRules.lifeMinutes });
  await insertChallenge(trx.db, { id, account_id, ...order, expires_at, created_at: now });
  return id;
};

/** Undefined for an account without factors. */
export const awaitFactor = async (
  trx: TrxContext,
  account: Account,
  order: Order & { readonly purpose: 'SIGN_IN' | 'CHECK' },
): Promise<FactorConfirmation | undefined> => {
  const factors = await listFactors(trx.db, account.id);
  const kind = factors.some((one) => one.kind === 'PASSKEY') ? 'PASSKEY' : factors[0]?.kind;
  if (!kind) return undefined;
  const challenge = kind === 'PASSKEY' ? makeChallengeText() : null;
  const codesLeft = (await findRecoverySet(trx.db, account.id))?.hashes.length ?? 0;
  const methods: readonly FactorMethod[] = [
    ...new Set([kind, ...factors.map((one) => one.kind)]),
    ...(codesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
  ];
  return {
    id: await openChallenge(trx, account, { ...order, challenge }),
    kind,
    methods: [...methods],
    expiresInSeconds: codeRules.lifeMinutes * 60,
    ...(challenge && { passkeyOptions: requestOptionsOf(trx, factors, challenge) }),
  };
};

/** Opens a challenge with which an open session proves a factor again, or for the first time. */
export const checkFactor = async (trx: TrxContext): Promise<{ confirmation: FactorConfirmation }> => {
  const account = await getCurrentAccount(trx);
  const { sessionId } = requireActor(trx);
  const confirmation = await awaitFactor(trx, account, { purpose: 'CHECK', session_id: sessionId });
  if (!confirmation) throw new AppError('NOT_FOUND');
  return { confirmation };
};

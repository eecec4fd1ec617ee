import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, lockAccount } from '../account/accounts.queries.ts';
import { expiredCode } from '../codes/code-refusals.ts';
import { codeRules } from '../codes/code-rules.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { type Challenge, countTry, endChallenge, findChallenge } from './challenges.queries.ts';

/** The client may ask for another challenge at once, because guesses are limited per account as well. */
const tooManyTries = () => new AppError('CODE_ATTEMPTS_EXCEEDED', { retryAfterSeconds: 1 });

export const wrongPasskey = (attemptsLeft?: number): AppError =>
  new AppError('INVALID_INPUT', {
    fields: [{ propertyPath: 'response', code: 'WRONG_PASSKEY' }],
    ...(attemptsLeft !== undefined && { extras: { attemptsLeft } }),
  });

const whyNotTried = ({ used_at, expires_at }: Challenge, now: Temporal.Instant): AppError =>
  used_at !== null || Temporal.Instant.compare(expires_at, now) <= 0 ? expiredCode() : tooManyTries();

export type Proved<T> = { readonly result: T };

/**
 * `prove` runs under the account's lock and returns undefined if the evidence is wrong. A wrong try is
 * committed, so that it counts; a right one ends the challenge.
 */
export const tryChallenge = async <T>(
  ctx: Context,
  challenge: Challenge,
  wrong: (attemptsLeft?: number) => AppError,
  prove: (trx: TrxContext, account: Account) => Promise<Proved<T> | undefined>,
): Promise<T> => {
  const outcome = await inTransaction(ctx, async (trx) => {
    const now = ctx.clock.now();
    const account = await lockAccount(trx.db, challenge.account_id);
    const attempts = await countTry(trx.db, challenge.id, now);
    if (!account || attempts === undefined)
      return { refusal: whyNotTried((await findChallenge(trx.db, challenge.id)) ?? challenge, now) };
    const proved = await prove(trx, account);
    if (proved) {
      await endChallenge(trx.db, challenge.id, now);
      return proved;
    }
    await recordSecurityEvent(trx, account.id, 'FACTOR_FAILED');
    const attemptsLeft = codeRules.attempts - attempts;
    return { refusal: attemptsLeft > 0 ? wrong(attemptsLeft) : tooManyTries() };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
};

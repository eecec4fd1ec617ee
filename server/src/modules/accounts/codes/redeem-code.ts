import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { isUniqueViolation } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, findHolder, lockAccount } from '../account/accounts.queries.ts';
import { identifierOf } from '../account/contact.ts';
import { requireActor } from '../account/current-account.ts';
import { lockPhoneOf } from '../account/phone-lock.ts';
import { takeFailure } from '../account/request-limits.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { canBeRight, getCodeKind } from './code-kind.ts';
import { attemptsExceeded, whyNotTried, wrongCode } from './code-refusals.ts';
import { codeRules } from './code-rules.ts';
import { type Code, findCode, tryCode } from './codes.queries.ts';
import { hashesOfCode } from './issue-code.ts';

/** Knowing the id is enough, except for codes requested by a session. */
export const getCode = async (ctx: Context, id: string): Promise<Code> => {
  const code = await findCode(ctx.db, id);
  if (!code) throw new AppError('NOT_FOUND');
  if (getCodeKind(code.kind).askedBy === 'a session') {
    const { userId, sessionType } = requireActor(ctx);
    if (code.account_id !== userId || sessionType === 'terminal') throw new AppError('NOT_FOUND');
  }
  return code;
};

/** Counts an attempt and returns why it is refused; undefined when the code was right. */
export const tryTypedCode = async (
  ctx: Pick<Context, 'db' | 'clock' | 'secrets'>,
  sentCode: Code,
  typed: string,
  options: { readonly spend: boolean },
): Promise<AppError | undefined> => {
  const now = ctx.clock.now();
  const holder = await findHolder(ctx.db, identifierOf(sentCode));
  const hashes = canBeRight(sentCode, holder) ? hashesOfCode(ctx, sentCode.id, typed) : [];
  const tried = await tryCode(ctx.db, sentCode.id, hashes, now, options.spend);
  if (!tried) return whyNotTried((await findCode(ctx.db, sentCode.id)) ?? sentCode, now);
  if (tried.right) return undefined;
  const attemptsLeft = codeRules.attempts - tried.attempts;
  return attemptsLeft > 0 ? wrongCode(attemptsLeft) : attemptsExceeded(sentCode, now);
};

/** Spends the code and applies its effect atomically. Wrong attempts are committed, so they count. */
export const redeemCode = async <T>(
  ctx: Context,
  sentCode: Code,
  typed: string,
  effect: (trx: TrxContext, account: Account) => Promise<T>,
): Promise<T> => {
  try {
    const outcome = await inTransaction(ctx, async (trx) => {
      if (getCodeKind(sentCode.kind).provesContact) await lockPhoneOf(trx, sentCode);
      const account = sentCode.account_id ? await lockAccount(trx.db, sentCode.account_id) : undefined;
      const refusal = await tryTypedCode(trx, sentCode, typed, { spend: true });
      if (refusal && account && sentCode.kind === 'LOGIN_ATTEMPT')
        await recordSecurityEvent(trx, account.id, 'FACTOR_FAILED');
      if (refusal || !account) return { refusal: refusal ?? wrongCode() };
      return { result: await effect(trx, account) };
    });
    if ('result' in outcome) return outcome.result;
    throw outcome.refusal;
  } catch (error) {
    // Another account has verified the same contact at the same moment.
    if (isUniqueViolation(error)) throw wrongCode();
    throw error;
  }
};

/** Runs a signed-out attempt with a code; a refusal counts against the caller’s address. */
export const guessingCode = async <T>(
  ctx: Context,
  captchaToken: string | undefined,
  attempt: () => Promise<T>,
): Promise<T> => {
  const giveBack = await takeFailure(ctx, captchaToken);
  let isRefused = false;
  try {
    return await attempt();
  } catch (error) {
    isRefused = error instanceof AppError;
    throw error;
  } finally {
    if (!isRefused) await giveBack();
  }
};

import type { ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Contact, identifierOf } from '../account/contact.ts';
import { attemptsExceeded, secondsUntilResend } from './code-refusals.ts';
import { codeRules } from './code-rules.ts';
import { type Code, findNewestCode } from './codes.queries.ts';

/** Finds a code sent within the resend pause: asking again must give neither another message nor new attempts. */
export const findCodeOnItsWay = async (
  ctx: Context,
  accountId: string,
  kind: ConfirmationKind,
  contact: Contact,
): Promise<Code | undefined> => {
  const now = ctx.clock.now();
  const code = await findNewestCode(ctx.db, accountId, kind, identifierOf(contact).value);
  if (!code || secondsUntilResend(code, now) === 0) return undefined;
  if (code.used_at === null && code.attempts >= codeRules.attempts) throw attemptsExceeded(code, now);
  return code;
};

/** If the code on its way has been ended meanwhile, a new one may be sent only after the resend pause. */
export const requireStillAwaited = (code: Code, now: Temporal.Instant): void => {
  if (code.used_at !== null)
    throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: secondsUntilResend(code, now) });
};

import type { ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Contact, identifierOf } from '../account/contact.ts';
import { attemptsExceeded, secondsUntilResend } from './code-refusals.ts';
import { codeRules } from './code-rules.ts';
import { type Code, findNewestCode } from './codes.queries.ts';

/**
 * The code that the account was sent for the same thing less than a pause ago. Asking anew instead of for a resend
 * must bring neither a second message nor new tries.
 */
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

/** For what is asked for once: a code that was given up meanwhile can be sent again after the pause only. */
export const requireStillAwaited = (code: Code, now: Temporal.Instant): void => {
  if (code.used_at !== null)
    throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: secondsUntilResend(code, now) });
};

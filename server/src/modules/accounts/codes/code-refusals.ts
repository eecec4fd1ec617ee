import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { codeRules } from './code-rules.ts';
import type { Code } from './codes.queries.ts';

export const secondsUntilResend = (code: Code, now: Temporal.Instant): number =>
  Math.max(
    0,
    Math.ceil(code.sent_at.add({ seconds: codeRules.resendAfterSeconds }).since(now).total('seconds')),
  );

export const wrongCode = (attemptsLeft?: number): AppError =>
  new AppError('INVALID_INPUT', {
    fields: [{ propertyPath: 'code', code: 'WRONG_CODE' }],
    ...(attemptsLeft !== undefined && { extras: { attemptsLeft } }),
  });

export const expiredCode = (): AppError => invalidField('code', 'EXPIRED_CODE');

/** The code is dead; a resend gives new attempts. */
export const attemptsExceeded = (code: Code, now: Temporal.Instant): AppError =>
  new AppError('CODE_ATTEMPTS_EXCEEDED', { retryAfterSeconds: secondsUntilResend(code, now) });

export const whyNotTried = (code: Code, now: Temporal.Instant): AppError => {
  const isOver = code.used_at !== null || Temporal.Instant.compare(code.expires_at, now) <= 0;
  return isOver ? expiredCode() : attemptsExceeded(code, now);
};

export const requireResendable = (code: Code, now: Temporal.Instant): void => {
  const isKept = Temporal.Instant.compare(code.created_at.add({ hours: codeRules.keptHours }), now) > 0;
  if (code.used_at !== null || !isKept) throw new AppError('NOT_FOUND');
  const wait = secondsUntilResend(code, now);
  if (wait > 0) throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: wait });
  if (code.resends >= codeRules.resends)
    throw new AppError('RESENDS_EXCEEDED', { retryAfterSeconds: codeRules.resendAfterSeconds });
};

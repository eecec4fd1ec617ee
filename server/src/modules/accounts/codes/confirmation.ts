import type { Confirmation } from '#contract/accounts/accounts.ts';
import { maskTarget } from '../account/contact.ts';
import { codeRules } from './code-rules.ts';
import type { Code } from './codes.queries.ts';

/** The database may round up microseconds, which would add a second; so round to milliseconds. */
const secondsLeft = (until: Temporal.Instant, now: Temporal.Instant, more = 0) => {
  const milliseconds = Math.round(Number(until.epochNanoseconds - now.epochNanoseconds) / 1e6);
  return Math.max(0, Math.ceil(milliseconds / 1000) + more);
};

export type ShownCode = Pick<Code, 'id' | 'kind' | 'channel' | 'target' | 'sent_at' | 'expires_at'>;

export const confirmationOf = (code: ShownCode, now: Temporal.Instant): Confirmation => ({
  id: code.id,
  kind: code.kind,
  channel: code.channel,
  target: maskTarget(code),
  resendInSeconds: secondsLeft(code.sent_at, now, codeRules.resendAfterSeconds),
  expiresInSeconds: secondsLeft(code.expires_at, now),
});

import type { Confirmation } from '#contract/accounts/accounts.ts';
import { maskTarget } from '../account/contact.ts';
import { codeRules } from './code-rules.ts';
import type { Code } from './codes.queries.ts';

/** The database keeps microseconds and may round them up: what is said must not be a second too long for it. */
const secondsLeft = (until: Temporal.Instant, now: Temporal.Instant) =>
  Math.max(0, Math.ceil(Math.round(until.since(now).total('milliseconds')) / 1000));

/** What is told of a code. */
export type ShownCode = Pick<Code, 'id' | 'kind' | 'channel' | 'target' | 'sent_at' | 'expires_at'>;

export const confirmationOf = (code: ShownCode, now: Temporal.Instant): Confirmation => ({
  id: code.id,
  kind: code.kind,
  channel: code.channel,
  target: maskTarget(code),
  resendInSeconds: secondsLeft(code.sent_at.add({ seconds: codeRules.resendAfterSeconds }), now),
  expiresInSeconds: secondsLeft(code.expires_at, now),
});

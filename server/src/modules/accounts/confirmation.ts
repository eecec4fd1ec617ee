import type { Confirmation } from '#contract/accounts.ts';
import { codeRules } from './code-rules.ts';
import type { Code } from './codes.queries.ts';
import { maskTarget } from './mask-target.ts';

const secondsLeft = (until: Temporal.Instant, now: Temporal.Instant) =>
  Math.max(0, Math.ceil(until.since(now).total('seconds')));

export const confirmationOf = (code: Code, now: Temporal.Instant): Confirmation => ({
  id: code.id,
  kind: code.kind,
  channel: code.channel,
  target: maskTarget(code),
  resendInSeconds: secondsLeft(code.sent_at.add({ seconds: codeRules.resendAfterSeconds }), now),
  expiresInSeconds: secondsLeft(code.expires_at, now),
});

import { randomInt } from 'node:crypto';

export const codeRules = {
  digits: 6,
  lifeMinutes: 15,
  /** The fifth wrong try kills the code. */
  attempts: 5,
  resendAfterSeconds: 300,
  resends: 5,
  /** How long a confirmation can be resent, and how long it is stored. */
  keptHours: 24,
} as const;

export const makeCode = () => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

/** The times of a code that is sent now. */
export const freshness = (now: Temporal.Instant) => ({
  sent_at: now,
  expires_at: now.add({ minutes: codeRules.lifeMinutes }),
});

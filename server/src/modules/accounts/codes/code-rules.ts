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

/** How often of each; the setting LIMITS changes them. */
export const accountsLimits = {
  wrongPasswordsPerNameAndAddress: 10,
  wrongPasswordsPerName: 100,
  failuresPerAddress: 100,
  registrationsPerAddress: 30,
  sendsPerTarget: 5,
  smsPerAddressAndDay: 200,
  sendsPerAccount: 30,
  /** Whoever signs in once more ends the session that was used longest ago. */
  sessionsPerAccount: 20,
};

type AccountsLimits = typeof accountsLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends AccountsLimits {}
}

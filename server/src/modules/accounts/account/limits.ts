/** Defaults; the setting LIMITS overrides them. */
export const accountsLimits = {
  wrongPasswordsPerNameAndAddress: 10,
  wrongPasswordsPerName: 100,
  wrongFactorCodesPerAccount: 10,
  failuresPerAddress: 100,
  registrationsPerAddress: 30,
  sendsPerTarget: 5,
  smsPerAddressAndDay: 200,
  sendsPerAccount: 30,
  /** Signing in beyond this ends the least recently used session. */
  sessionsPerAccount: 20,
};

type AccountsLimits = typeof accountsLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends AccountsLimits {}
}

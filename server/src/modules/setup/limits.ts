/** Defaults; the setting LIMITS overrides them. */
export const setupLimits = { wrongSetupKeysPerAddress: 10, setupTestsPerHour: 20 };

type SetupLimits = typeof setupLimits;

declare module '../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends SetupLimits {}
}

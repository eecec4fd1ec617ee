const plenty = 1_000_000;

/** Settings for tests with hundreds of sign-ins, registrations and codes. */
export const noAccountLimits = {
  LIMITS: JSON.stringify({
    wrongPasswordsPerNameAndAddress: plenty,
    wrongPasswordsPerName: plenty,
    failuresPerAddress: plenty,
    registrationsPerAddress: plenty,
    sendsPerTarget: plenty / 2,
  }),
};

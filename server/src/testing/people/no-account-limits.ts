const plenty = 1_000_000;

/** Settings for tests that ask for sign-ins, registrations and codes by the hundred. */
export const noAccountLimits = {
  LIMITS: JSON.stringify({
    wrongPasswordsPerNameAndAddress: plenty,
    wrongPasswordsPerName: plenty,
    failuresPerAddress: plenty,
    registrationsPerAddress: plenty,
    sendsPerTarget: plenty / 2,
  }),
};

/** An expected failure, shown to the user as one sentence. */
export class ComparisonFault extends Error {}

/** Prints a ComparisonFault; rethrows anything else, since it is a bug. */
export const sayFault = (error: unknown): void => {
  if (!(error instanceof ComparisonFault)) throw error;
  console.error(error.message);
  process.exitCode = 2;
};

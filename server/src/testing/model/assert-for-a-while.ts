import fc from 'fast-check';

/** Runs random examples until time is up. `MODEL_SEED` and `MODEL_SECONDS` set seed and duration. */
export const assertForAWhile = async <T>(
  examples: fc.Arbitrary<T>,
  run: (example: T) => Promise<void>,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): Promise<void> => {
  let running: Promise<void> = Promise.resolve();
  const property = fc.asyncProperty(examples, (example) => {
    running = run(example);
    return running;
  });
  process.stdout.write(`MODEL_SEED=${seed}\n`);
  await fc.assert(property, {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: seconds * 1000,
    // No shrinking: interleaving differs between runs, so a smaller example would prove nothing.
    endOnFailure: true,
  });
  // Waits for the last run, whose failure must still be reported.
  await running;
};

import fc from 'fast-check';

/** Runs new examples until time is up. `MODEL_SEED` and `MODEL_SECONDS` decide which, and how long. */
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
    // The same commands interleave differently each time, so a smaller example would prove nothing.
    endOnFailure: true,
  });
  // Time is up for the run that was under way too, but what it was about to find counts.
  await running;
};

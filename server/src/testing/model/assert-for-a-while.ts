import fc from 'fast-check';

/** Runs random examples until time is up. `MODEL_SEED` and `MODEL_SECONDS` set seed and duration. */
export const assertForAWhile = async <T>(
  examples: fc.Arbitrary<T>,
  run: (example: T) => Promise<void>,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): Promise<void> => {
  let running: Promise<void> | undefined;
  const property = fc.asyncProperty(examples, (example) => {
    running = run(example);
    return running;
  });
  process.stdout.write(`MODEL_SEED=${seed}\n`);
  const details = await fc.check(property, {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: seconds * 1000,
    // No shrinking: interleaving differs between runs, so a smaller example would prove nothing.
    endOnFailure: true,
  });
  // On a busy machine time may be up before the first run ends, which fast-check would call a failure.
  const isFaulty = details.failed && !(details.interrupted && details.numRuns === 0);
  const { errorInstance: cause } = details;
  if (isFaulty) throw new Error(`${fc.defaultReportMessage(details)}\n${cause}`, { cause });
  // Waits for the last run, whose failure must still be reported. Time may be up before the first one begins.
  await (running ?? Promise.all(fc.sample(examples, { seed, numRuns: 1 }).map(run)));
};

/**
 * Requests during a run share it. For questions to the database that are repeated: without an answer each would
 * keep a connection for long.
 */
export const shared = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
};

/** Requests during a run are merged into one more run, which begins after the last of them. */
export const coalesced = (
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await work().catch(onError);
    }
    running = undefined;
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
};

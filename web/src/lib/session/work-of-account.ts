/** What a module keeps of a person's work outside of the queries. */
type Work = {
  /** Its person signs out: what was decided is sent, still in that name. */
  readonly finish?: () => Promise<unknown>;
  /** Another account is signed in now, or nobody: nothing of the one before is shown or sent any more. */
  readonly handOver?: (accountId: string | null) => void;
};

const works = new Set<Work>();
/** A dead network does not keep anybody from signing out. */
const longestFinishMs = 10_000;

export const belongsToAccount = (work: Work) => {
  works.add(work);
  return () => void works.delete(work);
};

export const finishWork = async () => {
  const finished = Promise.allSettled([...works].map(({ finish }) => finish?.()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsOut = new Promise((resolve) => {
    timer = setTimeout(resolve, longestFinishMs);
  });
  await Promise.race([finished, timeIsOut]);
  clearTimeout(timer);
};

export const handWorkOver = (accountId: string | null) => {
  for (const { handOver } of works) handOver?.(accountId);
};

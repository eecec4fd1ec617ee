/** Per-account state that a module keeps outside of the query cache. */
type AccountWork = {
  /** Called on sign-out, while the token is still valid: send pending work. */
  readonly finish?: () => Promise<unknown>;
  /** Called when another account, or nobody, is signed in: drop the previous account's state. */
  readonly handOver?: (accountId: string | null) => void;
};

const works = new Set<AccountWork>();
/** A dead network must not block signing out. */
const longestFinishMs = 10_000;

export const belongsToAccount = (work: AccountWork) => {
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

type AccountWork = {
  /** Called on sign-out to send pending work, while the token is still valid. */
  readonly finish?: () => Promise<unknown>;
  /** Called when another account, or nobody, is signed in. Must drop the previous account's state. */
  readonly handOver?: (accountId: string | null) => void;
};

const works = new Set<AccountWork>();
/** Signing out waits no longer than this, so that a dead network does not block it. */
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

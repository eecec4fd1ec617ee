type Rotation = {
  /** Stands still until every reason is gone. */
  hold(reason: string): void;
  release(reason: string): void;
  stop(): void;
};

/** Calls `onTurn` every `intervalMs` while nothing holds it. Whoever was held waits a whole interval again. */
export const createRotation = (intervalMs: number, onTurn: () => void): Rotation => {
  const reasons = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const settle = () => {
    if (reasons.size === 0) timer ??= setInterval(onTurn, intervalMs);
    else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  settle();
  return {
    hold: (reason) => {
      reasons.add(reason);
      settle();
    },
    release: (reason) => {
      reasons.delete(reason);
      settle();
    },
    stop: () => clearInterval(timer),
  };
};

/** The next place to either side, round and round. */
export const turned = (place: number, by: number, count: number): number =>
  count === 0 ? 0 : (((place + by) % count) + count) % count;

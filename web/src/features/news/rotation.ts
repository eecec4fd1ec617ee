type Rotation = {
  /** Stays paused until every reason is released. */
  hold(reason: string): void;
  release(reason: string): void;
  stop(): void;
};

/** Calls `onTurn` every `intervalMs` unless held; after a release a full interval passes first. */
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

/** Wraps around in both directions. */
export const turned = (place: number, by: number, count: number): number =>
  count === 0 ? 0 : (((place + by) % count) + count) % count;

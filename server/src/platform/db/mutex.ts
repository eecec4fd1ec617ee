export type Mutex = { lock(): Promise<void>; unlock(): void };

/** First come, first served. */
export const createMutex = (): Mutex => {
  const waiting: (() => void)[] = [];
  let held = false;
  return {
    lock: () => {
      if (held) return new Promise((resolve) => waiting.push(resolve));
      held = true;
      return Promise.resolve();
    },
    unlock: () => {
      const next = waiting.shift();
      if (next) next();
      else held = false;
    },
  };
};

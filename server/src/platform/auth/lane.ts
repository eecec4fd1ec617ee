export type Lane = {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws at once what `run` would. */
  requireRoom(): void;
};

/** Lets `atOnce` pieces of work run and `longestLine` wait; whoever comes after that gets `refusal()`. */
export const createLane = (atOnce: number, longestLine: number, refusal: () => Error): Lane => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const requireRoom = () => {
    if (running >= atOnce && waiting.length >= longestLine) throw refusal();
  };
  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    requireRoom();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    requireRoom,
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};

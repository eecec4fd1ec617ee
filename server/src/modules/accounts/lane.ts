export type Lane = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` pieces of work run and `longestLine` wait; whoever comes after that gets `refusal()`. */
export const createLane = (atOnce: number, longestLine: number, refusal: () => Error): Lane => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= longestLine) throw refusal();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

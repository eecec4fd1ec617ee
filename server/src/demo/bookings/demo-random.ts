/** Seeded, so that the demo has the same names and numbers at every start. */
export const demoRandom = (seed: number) => {
  let state = seed >>> 0;
  /** A number from 0 to 1 (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    between: (from: number, to: number): number => from + next() * (to - from),
    chance: (share: number): boolean => next() < share,
    /** The list must not be empty. */
    pick: <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T,
  };
};

export type DemoRandom = ReturnType<typeof demoRandom>;

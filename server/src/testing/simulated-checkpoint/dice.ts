/** Seeded random numbers. */
export type Dice = ReturnType<typeof createDice>;

export const createDice = (seed: number) => {
  let state = (seed ^ 0x2545f491) >>> 0 || 1;
  const roll = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 20; warmUp += 1) roll();
  const bell = () => Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
  return {
    chance: (share: number) => roll() < share,
    between: (low: number, high: number) => low + (high - low) * roll(),
    whole: (low: number, high: number) => Math.floor(low + (high - low + 1) * roll()),
    bell,
    /** Exponential distribution. */
    wait: (mean: number) => -mean * Math.log(1 - roll()),
    /** Log-normal distribution. */
    lasting: (mean: number, spread: number) => mean * Math.exp(spread * bell() - (spread * spread) / 2),
  };
};

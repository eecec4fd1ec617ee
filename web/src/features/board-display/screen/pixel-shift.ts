const minuteMs = 60_000;

/** Against burn-in: the picture moves a step per minute. */
const steps = [
  [0, 0],
  [3, 0],
  [4, 2],
  [3, 4],
  [0, 4],
  [-3, 4],
  [-4, 2],
  [-3, 0],
  [-4, -2],
  [-3, -4],
  [0, -4],
  [3, -4],
  [4, -2],
] as const;

export const shiftAt = (now: number) => {
  const [x, y] = steps[Math.floor(now / minuteMs) % steps.length] ?? steps[0];
  return { x, y };
};

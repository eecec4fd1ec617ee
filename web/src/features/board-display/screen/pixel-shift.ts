const minuteMs = 60_000;

/** A walk around the middle, a step a minute: no edge stands on the same pixels all day. */
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

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

/** In thousandths of the screen's shorter side, so that it is as far on every screen. */
export const shiftAt = (now: number) => {
  const [x, y] = steps[Math.floor(now / minuteMs) % steps.length] ?? steps[0];
  return { x, y };
};

/** Every second hour header and footer are mirrored: a step of some pixels does not move a clock off its place. */
export const isMirroredAt = (now: number) => Math.floor(now / (60 * minuteMs)) % 2 === 1;

/** At night a dark hall needs less light, and the panel lives longer. */
export const isNight = (wallTime: string) => wallTime >= '22:00' || wallTime < '06:00';

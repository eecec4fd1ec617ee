const minuteMs = 60_000;

/** The picture moves by one step per minute, so that the panel does not burn in. */
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

/** In thousandths of the screen's shorter side, so that the distance looks the same on every screen. */
export const shiftAt = (now: number) => {
  const [x, y] = steps[Math.floor(now / minuteMs) % steps.length] ?? steps[0];
  return { x, y };
};

/** Header and footer are mirrored every second hour, because the small steps do not move a clock off its place. */
export const isMirroredAt = (now: number) => Math.floor(now / (60 * minuteMs)) % 2 === 1;

/** The night, in which a dark hall needs less light. A darker panel also lives longer. */
export const isNight = (wallTime: string) => wallTime >= '22:00' || wallTime < '06:00';

const mostSteps = 4;

/** Axis ticks in whole hours, given in minutes. */
export const hourTicks = (minutes: readonly (number | null)[]): number[] => {
  const hours = Math.max(1, Math.ceil(Math.max(0, ...minutes.map((one) => one ?? 0)) / 60));
  const step = Math.ceil(hours / mostSteps);
  return Array.from({ length: Math.ceil(hours / step) + 1 }, (_, count) => count * step * 60);
};

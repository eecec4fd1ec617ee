/** Computed from the deadline, so that a tab that was suspended shows the right time when it wakes. */
export const secondsLeft = (deadline: number | null, now: number): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));

export const untilNextTick = (deadline: number, now: number): number => {
  const rest = (deadline - now) % 1000;
  return rest > 0 ? rest : rest + 1000;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const minutesAndSeconds = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;

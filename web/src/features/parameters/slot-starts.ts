const dayMinutes = 1440;
const two = (value: number) => String(value).padStart(2, '0');

/** Start times for this slot length, plus the chosen one even if it no longer fits. */
export const slotStarts = (minutes: number, chosen: string): string[] => {
  const isLength = minutes >= 10 && dayMinutes % minutes === 0;
  const count = isLength ? dayMinutes / minutes : 24;
  const starts = Array.from({ length: count }, (_, index) => {
    const start = (index * dayMinutes) / count;
    return `${two(Math.floor(start / 60))}:${two(start % 60)}`;
  });
  return starts.includes(chosen) ? starts : [...starts, chosen].sort();
};

import type { Language } from '#contract/common.ts';
import { parsePlate } from '#kernel/plates/parse-plate.ts';

/** The languages, beginning with the one that a driver with such a plate most likely reads. */
export const callLanguages = (plate: string, spoken: readonly Language[]): Language[] => {
  const first = parsePlate(plate).kind === 'chinese' ? 'CN' : 'RU';
  return spoken.toSorted((one, other) => Number(other === first) - Number(one === first));
};

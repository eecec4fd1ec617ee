import type { TimeSlot } from '#contract/time-slots.ts';

const offers = 3;

/** The free slots nearest to the one that was wanted, in the order of the day. */
export const nearestSlots = (wanted: string, free: readonly TimeSlot[]): TimeSlot[] => {
  const distance = ({ start }: TimeSlot) => Math.abs(Date.parse(start) - Date.parse(wanted));
  return [...free]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, offers)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
};

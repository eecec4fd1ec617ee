import type { TimeSlot } from '#contract/bookings/time-slots.ts';

type Places = { readonly free: number; readonly priorityFree: number };

/** Priority cargo may also take what is kept in reserve for it. */
export const placesFor = ({ free, priorityFree }: Places, priority: boolean) =>
  priority ? priorityFree : free;

type Measured = Places & Pick<TimeSlot, 'capacity' | 'ordinaryCapacity'>;

/** How full the gauge is: of what such a booking could take of an untouched slot. */
export const shareFree = (slot: Measured, priority: boolean): number => {
  const most = priority ? slot.capacity : slot.ordinaryCapacity;
  return most === 0 ? 0 : Math.round((100 * placesFor(slot, priority)) / most);
};

const few = 3;

export const toneOf = (places: number) => {
  if (places === 0) return 'none';
  return places <= few ? 'few' : 'free';
};

const offers = 3;

/** The free slots nearest to the one that was wanted, in the order of the day. */
export const nearestSlots = (wanted: string, free: readonly TimeSlot[]): TimeSlot[] => {
  const distance = ({ start }: TimeSlot) => Math.abs(Date.parse(start) - Date.parse(wanted));
  return [...free]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, offers)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
};

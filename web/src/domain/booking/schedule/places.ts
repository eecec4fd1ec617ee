import type { SlotClosure, TimeSlot } from '#contract/bookings/time-slots.ts';

type Places = { readonly free: number; readonly priorityFree: number };

/** Priority cargo may also use the reserve. */
export const placesFor = ({ free, priorityFree }: Places, priority: boolean) =>
  priority ? priorityFree : free;

type SlotCapacity = Places & Pick<TimeSlot, 'capacity' | 'ordinaryCapacity'>;

/** Free places in percent of all that a booking of this kind could take in an empty slot. */
export const shareFree = (slot: SlotCapacity, priority: boolean): number => {
  const most = priority ? slot.capacity : slot.ordinaryCapacity;
  return most === 0 ? 0 : Math.round((100 * placesFor(slot, priority)) / most);
};

const few = 3;

export const toneOf = (places: number) => {
  if (places === 0) return 'grey';
  return places <= few ? 'amber' : 'green';
};

const offers = 3;

/** The free slots closest to the wanted one, in chronological order. */
export const nearestSlots = (requested: string, free: readonly TimeSlot[]): TimeSlot[] => {
  const distance = ({ start }: TimeSlot) => Math.abs(Date.parse(start) - Date.parse(requested));
  return [...free]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, offers)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
};

type ClosedStretch = { readonly from: string; readonly to: string; readonly closure: SlotClosure };

/** Closed hours of the day, one entry per closure. A closure of several days is cut at midnight. */
export const closuresOf = (slots: readonly TimeSlot[]): readonly ClosedStretch[] => {
  const found = new Map<string, ClosedStretch>();
  for (const { start, end, closure } of slots) {
    if (!closure) continue;
    const known = found.get(closure.from);
    found.set(closure.from, { from: known?.from ?? start, to: end, closure });
  }
  return [...found.values()];
};

export const isFull = (slot: TimeSlot, priority: boolean) =>
  slot.state !== 'CLOSED' && slot.state !== 'PAST' && placesFor(slot, priority) === 0;

/** No place is left in the coming slots. `isClosedDay` must be checked first, because a closed day matches too. */
export const isFullDay = (slots: readonly TimeSlot[], priority: boolean) => {
  const coming = slots.filter(({ state }) => state !== 'PAST');
  return coming.length > 0 && coming.every((slot) => placesFor(slot, priority) === 0);
};

export const isClosedDay = (slots: readonly TimeSlot[]) => {
  const coming = slots.filter(({ state }) => state !== 'PAST');
  return coming.length > 0 && coming.every(({ state }) => state === 'CLOSED');
};

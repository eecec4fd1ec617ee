import type { SlotClosure, TimeSlot } from '#contract/bookings/time-slots.ts';
import { placesFor } from './places.ts';

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

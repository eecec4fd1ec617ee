import type { SlotClosure, TimeSlot } from '#contract/bookings/time-slots.ts';
import { placesFor } from './places.ts';

type ClosedStretch = { readonly from: string; readonly to: string; readonly closure: SlotClosure };

/** The hours of a day that are closed, each closure once, as far as they lie in this day. */
export const closuresOf = (slots: readonly TimeSlot[]): readonly ClosedStretch[] => {
  const found = new Map<string, ClosedStretch>();
  for (const { start, end, closure } of slots) {
    if (!closure) continue;
    const known = found.get(closure.from);
    found.set(closure.from, { from: known?.from ?? start, to: end, closure });
  }
  return [...found.values()];
};

/** Nothing of a day that is not over can be had, though not all of it is closed. */
export const isFullDay = (slots: readonly TimeSlot[], priority: boolean) => {
  const coming = slots.filter(({ state }) => state !== 'PAST');
  return coming.length > 0 && coming.every((slot) => placesFor(slot, priority) === 0);
};

/** What closes a whole day: nothing of it that is not over is sold. */
export const isClosedDay = (slots: readonly TimeSlot[]) => {
  const coming = slots.filter(({ state }) => state !== 'PAST');
  return coming.length > 0 && coming.every(({ state }) => state === 'CLOSED');
};

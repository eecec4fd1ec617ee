import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';

export type ChosenMove = { readonly booking: Booking; readonly to: TimeSlot };

const isAhead = ({ state }: TimeSlot) => state !== 'PAST';

const placeOf = (slots: readonly TimeSlot[], booking: Booking) =>
  slots.findIndex(({ start }) => Date.parse(start) === Date.parse(booking.dateBooked));

/** M picks a truck up, arrows choose the slot, Enter drops it, Escape cancels. */
export const useMoveByKeys = (slots: readonly TimeSlot[], onPutDown: (move: ChosenMove) => void) => {
  const [chosen, setChosen] = useState<ChosenMove | null>(null);
  const ahead = slots.filter(isAhead);

  const takeUp = (booking: Booking) => {
    const own = placeOf(ahead, booking);
    const to = ahead[own + 1] ?? ahead[own];
    if (to) setChosen({ booking, to });
  };

  const carry = (step: number) => {
    if (!chosen) return;
    const place = ahead.findIndex(({ start }) => start === chosen.to.start);
    const to = ahead[Math.max(0, Math.min(place + step, ahead.length - 1))];
    if (to) setChosen({ ...chosen, to });
  };

  const putDown = () => {
    if (!chosen) return;
    setChosen(null);
    onPutDown(chosen);
  };

  const onKey = (key: string): boolean => {
    if (!chosen) return false;
    if (key === 'ArrowUp') carry(-1);
    if (key === 'ArrowDown') carry(1);
    if (key === 'Enter') putDown();
    if (key === 'Escape') setChosen(null);
    return true;
  };

  return { chosen, takeUp, onKey, drop: () => setChosen(null) };
};

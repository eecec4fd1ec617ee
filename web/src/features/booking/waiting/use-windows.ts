import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useBookingDays } from '../../../domain/booking/schedule/use-schedule.ts';
import { wallClockAt, wallClockOf } from '../../../domain/checkpoint/wall-clock.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { type Bounds, type DayWindow, edgesOf, fitted, nextWindow } from './windows.ts';

const usualSlotMinutes = 60;
const usualLeadMinutes = 60;

/** The chosen windows, on days that can be booked, and before the booking if there is one. */
export const useWindows = (begun: readonly DayWindow[], booking: Pick<Booking, 'dateBooked'> | undefined) => {
  const timeZone = useTimeZone();
  const now = useNow();
  const { data: params } = useQuery(bookingParamsQuery);
  const { days: known } = useBookingDays();
  const [first] = useState(begun);
  const [windows, setWindows] = useState(first);
  const slotMinutes = params?.slotMinutes ?? usualSlotMinutes;
  const earliest = now.getTime() + (params?.bookingLeadMinutes ?? usualLeadMinutes) * 60_000;
  const bounds: Bounds = {
    from: wallClockAt(new Date(earliest), timeZone),
    to: booking && wallClockOf(booking.dateBooked),
  };
  const edgesFor = (day: string) => edgesOf(day, bounds, slotMinutes);
  const days = known.filter(({ date, state }) => state !== 'CLOSED' && edgesFor(date).length > 0);
  const dates = days.map(({ date }) => date);
  const possible = windows
    .filter(({ day }) => edgesFor(day).length > 0)
    .map((one) => fitted(one, edgesFor(one.day)));
  const instead = possible.length === 0 ? nextWindow([], dates, edgesFor) : null;
  const shown = instead ? [instead] : possible;
  const next = nextWindow(shown, dates, edgesFor);
  return {
    windows: shown,
    isChanged: windows !== first,
    days,
    edgesFor,
    change: (nth: number, window: DayWindow) =>
      setWindows(shown.map((one, index) => (index === nth ? window : one))),
    remove: (nth: number) => setWindows(shown.filter((_, index) => index !== nth)),
    add: next ? () => setWindows([...shown, next]) : undefined,
  };
};

export type ChosenWindows = ReturnType<typeof useWindows>;

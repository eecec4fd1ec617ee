import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { bookingsOfDayQuery } from '../../../domain/booking/operator-bookings.ts';
import { timeSlotsQuery } from '../../../domain/booking/time-slots.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { isIn, type ShownGroup } from '../shown-groups.ts';
import { matcherOf } from './match-booking.ts';
import { countOver, planDay, withBookings } from './plan-day.ts';

const minuteMs = 60_000;

type DayData = { readonly bookings: readonly Booking[]; readonly slots: readonly TimeSlot[] };

const nothing: DayData = { bookings: [], slots: [] };

/** Deferred, so that drawing a thousand trucks does not block input when the data arrives. */
const useLoaded = (bookings: DayData['bookings'] | undefined, slots: DayData['slots'] | undefined) => {
  const loaded = useMemo(() => (bookings && slots ? { bookings, slots } : null), [bookings, slots]);
  return useDeferredValue<DayData | null>(loaded, null);
};

type DayFilter = { readonly date: string; readonly show: ShownGroup; readonly text: string };

export const useDay = ({ date, show, text }: DayFilter) => {
  const day = useQuery(bookingsOfDayQuery(date));
  const times = useQuery(timeSlotsQuery(date));
  const loaded = useLoaded(day.data, times.data);
  const { bookings, slots } = loaded ?? nothing;
  const minute = Math.floor(useServerTime(minuteMs / 2) / minuteMs);
  const isSought = text.trim() !== '';
  const isNarrowed = show !== 'all' || isSought;
  const rows = useMemo(() => {
    const matches = matcherOf(text);
    const shown = bookings.filter(
      (booking) => matches(booking) && ((isSought && show === 'all') || isIn(show, booking)),
    );
    const planned = planDay({ slots, bookings: shown, now: minute * minuteMs });
    return isNarrowed ? withBookings(planned) : planned;
  }, [slots, bookings, show, text, isSought, isNarrowed, minute]);
  return {
    isDrawn: loaded !== null,
    /** The query that the screen waits for: the slots' if only they are missing, otherwise the bookings'. */
    query: day.data !== undefined && times.data === undefined ? times : day,
    slots,
    bookings,
    rows,
    isNarrowed,
    over: useMemo(() => (isNarrowed ? 0 : countOver(rows)), [rows, isNarrowed]),
  };
};

export type Day = ReturnType<typeof useDay>;

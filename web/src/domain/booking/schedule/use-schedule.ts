import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { monthsFrom, wallDay } from '../../checkpoint/checkpoint-words.ts';
import { bookingParamsQuery } from '../booking-params.ts';
import { bookingDatesQuery, timeSlotsQuery } from '../time-slots.ts';
import { nearestSlots, placesFor } from './places.ts';

/** Used until the parameters are loaded. */
const usualHorizonDays = 7;

const firstWithPlaces = (days: readonly BookingDay[], priority: boolean) =>
  (days.find((day) => placesFor(day, priority) > 0) ?? days[0])?.date ?? null;

type QueryState = Pick<UseQueryResult, 'fetchStatus' | 'errorUpdateCount'>;

/** `failed` stays true during the retry, so that the retry button does not disappear under the finger. */
export const absenceOf = (reads: readonly QueryState[]) => {
  if (reads.some(({ fetchStatus }) => fetchStatus === 'paused')) return 'offline';
  return reads.some(({ errorUpdateCount }) => errorUpdateCount > 0) ? 'failed' : 'loading';
};

type InitialChoice = {
  /** The booking's current time. */
  readonly own?: string | null;
  readonly requested?: string | null;
};

/** The chosen day and time. The days may be known before the slots. */
export const useDayAndTime = (
  days: readonly BookingDay[],
  priority: boolean,
  { own = null, requested = null }: InitialChoice = {},
) => {
  const start = requested ?? own;
  const [requestedDay, setRequestedDay] = useState(start && wallDay(start));
  const [requestedSlot, setRequestedSlot] = useState(requested);
  const day = days.some(({ date }) => date === requestedDay) ? requestedDay : firstWithPlaces(days, priority);
  const freeDays = days.filter((one) => placesFor(one, priority) > 0);
  const isFree = (slot: TimeSlot) => placesFor(slot, priority) > 0 && slot.start !== own;
  return {
    days,
    day,
    own,
    /** The places of the day are drawn instead of sold. */
    isDrawn: days.find(({ date }) => date === day)?.state === 'DRAW',
    firstFreeDay: freeDays[0]?.date ?? '',
    /** The next day with a free place, or the first one if none follows. */
    nextFreeDay: (freeDays.find(({ date }) => day !== null && date > day) ?? freeDays[0])?.date ?? null,
    chooseDay: (date: string) => {
      setRequestedDay(date);
      setRequestedSlot(null);
    },
    chooseSlot: (slot: string) => {
      setRequestedDay(wallDay(slot));
      setRequestedSlot(slot);
    },
    forget: () => setRequestedSlot(null),
    /** Choices among the slots of the chosen day, and the first free slot of the first day with places. */
    among: (slots: readonly TimeSlot[] | undefined, firstSlots: readonly TimeSlot[] | undefined) => {
      const chosen = slots?.find((slot) => slot.start === requestedSlot && isFree(slot));
      const wasTaken = requestedSlot !== null && wallDay(requestedSlot) === day && !chosen;
      return {
        slots,
        slot: chosen?.start ?? null,
        earliest: slots?.find(isFree)?.start ?? null,
        nearest: wasTaken && slots ? nearestSlots(requestedSlot, slots.filter(isFree)) : null,
        firstFree: firstSlots?.find(isFree)?.start ?? null,
      };
    },
  };
};

export const useBookingDays = () => {
  const today = useToday();
  const { data: params } = useQuery(bookingParamsQuery);
  const months = useQueries({
    queries: monthsFrom(today, params?.horizonDays ?? usualHorizonDays).map((month) =>
      bookingDatesQuery(month),
    ),
  });
  return { months, days: months.flatMap(({ data }) => data ?? []) };
};

export const useSchedule = (priority: boolean, initial?: InitialChoice) => {
  const { months, days } = useBookingDays();
  const { among, firstFreeDay, ...choice } = useDayAndTime(days, priority, initial);
  const slots = useQuery({ ...timeSlotsQuery(choice.day ?? ''), enabled: choice.day !== null });
  const firstSlots = useQuery({ ...timeSlotsQuery(firstFreeDay), enabled: firstFreeDay !== '' });
  return {
    ...choice,
    ...among(slots.data, firstSlots.data),
    /** The days are reported first, because without them no slots are requested. */
    absence: absenceOf(days.length === 0 ? months : [slots]),
    retry: () => {
      for (const month of months) void month.refetch();
      void slots.refetch();
    },
  };
};

export type Schedule = ReturnType<typeof useSchedule>;

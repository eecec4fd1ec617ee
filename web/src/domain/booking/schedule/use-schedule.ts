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

/** Reports `failed` also during the retry, so that the retry button does not disappear under the finger. */
const absenceOf = (reads: readonly QueryState[]) => {
  if (reads.some(({ fetchStatus }) => fetchStatus === 'paused')) return 'offline';
  return reads.some(({ errorUpdateCount }) => errorUpdateCount > 0) ? 'failed' : 'loading';
};

type InitialChoice = {
  /** The booking's current time. */
  readonly own?: string | null;
  /** Initial selection. */
  readonly requested?: string | null;
};

export const useSchedule = (priority: boolean, { own = null, requested = null }: InitialChoice = {}) => {
  const today = useToday();
  const { data: params } = useQuery(bookingParamsQuery);
  const months = useQueries({
    queries: monthsFrom(today, params?.horizonDays ?? usualHorizonDays).map((month) =>
      bookingDatesQuery(month),
    ),
  });
  const days = months.flatMap(({ data }) => data ?? []);
  const start = requested ?? own;
  const [requestedDay, setRequestedDay] = useState(start && wallDay(start));
  const [requestedSlot, setRequestedSlot] = useState(requested);
  const day = days.some(({ date }) => date === requestedDay) ? requestedDay : firstWithPlaces(days, priority);
  const slots = useQuery({ ...timeSlotsQuery(day ?? ''), enabled: day !== null });
  const freeDays = days.filter((one) => placesFor(one, priority) > 0);
  const firstFreeDay = freeDays[0]?.date ?? '';
  const firstSlots = useQuery({ ...timeSlotsQuery(firstFreeDay), enabled: firstFreeDay !== '' });
  const isFree = (slot: TimeSlot) => placesFor(slot, priority) > 0 && slot.start !== own;
  const chosen = slots.data?.find((slot) => slot.start === requestedSlot && isFree(slot));
  const wasTaken = requestedSlot !== null && wallDay(requestedSlot) === day && slots.data && !chosen;
  return {
    days,
    day,
    slots: slots.data,
    /** Days first: without them no slots are requested. */
    absence: absenceOf(days.length === 0 ? months : [slots]),
    retry: () => {
      for (const month of months) void month.refetch();
      void slots.refetch();
    },
    slot: chosen?.start ?? null,
    earliest: slots.data?.find(isFree)?.start ?? null,
    own,
    nearest: wasTaken ? nearestSlots(requestedSlot, slots.data.filter(isFree)) : null,
    forget: () => setRequestedSlot(null),
    chooseDay: (date: string) => {
      setRequestedDay(date);
      setRequestedSlot(null);
    },
    /** The next day with a free place, or the first one if none follows. */
    nextFreeDay: (freeDays.find(({ date }) => day !== null && date > day) ?? freeDays[0])?.date ?? null,
    firstFree: firstSlots.data?.find(isFree)?.start ?? null,
    chooseSlot: (start: string) => {
      setRequestedDay(wallDay(start));
      setRequestedSlot(start);
    },
  };
};

export type Schedule = ReturnType<typeof useSchedule>;

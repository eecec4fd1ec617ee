import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { monthsFrom, wallDay } from '../../checkpoint/checkpoint-words.ts';
import { bookingParamsQuery } from '../booking-params.ts';
import { bookingDatesQuery, timeSlotsQuery } from '../time-slots.ts';
import { nearestSlots, placesFor } from './places.ts';

/** Until the parameters are there. */
const usualHorizonDays = 7;

const firstWithPlaces = (days: readonly BookingDay[], priority: boolean) =>
  (days.find((day) => placesFor(day, priority) > 0) ?? days[0])?.date ?? null;

type Read = Pick<UseQueryResult, 'fetchStatus' | 'errorUpdateCount'>;

/** Why something is not there yet. A failure stays said while the next try runs: its button must not jump away. */
const absenceOf = (reads: readonly Read[]) => {
  if (reads.some(({ fetchStatus }) => fetchStatus === 'paused')) return 'offline';
  return reads.some(({ errorUpdateCount }) => errorUpdateCount > 0) ? 'failed' : 'loading';
};

type Start = {
  /** The time that a booking has now. */
  readonly own?: string | null;
  /** The time to begin with, when somebody has already said which. */
  readonly wanted?: string | null;
  /** The same of a day. */
  readonly wantedDay?: string | null;
};

/** The bookable days, the chosen one's slots, and what is chosen of them. */
export const useSchedule = (priority: boolean, { own = null, wanted = null, ...begun }: Start = {}) => {
  const today = useToday();
  const { data: params } = useQuery(bookingParamsQuery);
  const months = useQueries({
    queries: monthsFrom(today, params?.horizonDays ?? usualHorizonDays).map((month) =>
      bookingDatesQuery(month),
    ),
  });
  const days = months.flatMap(({ data }) => data ?? []);
  const start = wanted ?? own;
  const [wantedDay, setWantedDay] = useState(start ? wallDay(start) : (begun.wantedDay ?? null));
  const [wantedSlot, setWantedSlot] = useState(wanted);
  const day = days.some(({ date }) => date === wantedDay) ? wantedDay : firstWithPlaces(days, priority);
  const slots = useQuery({ ...timeSlotsQuery(day ?? ''), enabled: day !== null });
  const freeDays = days.filter((one) => placesFor(one, priority) > 0);
  const firstFreeDay = freeDays[0]?.date ?? '';
  const firstSlots = useQuery({ ...timeSlotsQuery(firstFreeDay), enabled: firstFreeDay !== '' });
  const isFree = (slot: TimeSlot) => placesFor(slot, priority) > 0 && slot.start !== own;
  const chosen = slots.data?.find((slot) => slot.start === wantedSlot && isFree(slot));
  const wasTaken = wantedSlot !== null && wallDay(wantedSlot) === day && slots.data && !chosen;
  return {
    days,
    day,
    slots: slots.data,
    /** Of what is missing first: without days there are no slots. */
    absence: absenceOf(days.length === 0 ? months : [slots]),
    retry: () => {
      for (const month of months) void month.refetch();
      void slots.refetch();
    },
    slot: chosen?.start ?? null,
    earliest: slots.data?.find(isFree)?.start ?? null,
    own,
    /** The nearest free times of the day, when other drivers have taken the chosen one. */
    nearest: wasTaken ? nearestSlots(wantedSlot, slots.data.filter(isFree)) : null,
    forget: () => setWantedSlot(null),
    chooseDay: (date: string) => {
      setWantedDay(date);
      setWantedSlot(null);
    },
    /** The day of an instant, once it can be booked. */
    chooseDayOf: (instant: string) => {
      setWantedDay(wallDay(instant));
      setWantedSlot(null);
    },
    /** The day with a place that comes after the chosen one; without such a day the first of all. */
    nextFreeDay: (freeDays.find(({ date }) => day !== null && date > day) ?? freeDays[0])?.date ?? null,
    /** The first place of all that such a booking could take. */
    firstFree: firstSlots.data?.find(isFree)?.start ?? null,
    chooseSlot: (start: string) => {
      setWantedDay(wallDay(start));
      setWantedSlot(start);
    },
  };
};

export type Schedule = ReturnType<typeof useSchedule>;

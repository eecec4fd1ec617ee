import { queryOptions, type SetDataOptions } from '@tanstack/react-query';
import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Polled often, because other drivers book at the same time. */
const polled = { staleTime: 5000, refetchInterval: 15_000 } as const;

export const timeSlotsKey = ['booking', 'time-slots'] as const;

export const timeSlotsQuery = (date: string) =>
  queryOptions({
    queryKey: [...timeSlotsKey, date],
    queryFn: ({ signal }) => fetchBody('GET /booking/time-slots', { query: { date }, signal }),
    ...polled,
  });

export const bookingDatesQuery = (month: string) =>
  queryOptions({
    queryKey: [...timeSlotsKey, 'dates', month],
    queryFn: ({ signal }) => fetchBody('GET /booking/dates/{month}', { params: { month }, signal }),
    ...polled,
  });

export const rememberSchedule = (
  days: readonly BookingDay[],
  slots: TimeSlot[] | undefined,
  at: SetDataOptions,
) => {
  const months = new Set(days.map(({ date }) => date.slice(0, 7)));
  for (const month of months) {
    const ofMonth = days.filter(({ date }) => date.startsWith(month));
    queryClient.setQueryData(bookingDatesQuery(month).queryKey, ofMonth, at);
  }
  const date = slots?.[0]?.start.slice(0, 10);
  if (date !== undefined) queryClient.setQueryData(timeSlotsQuery(date).queryKey, slots, at);
};

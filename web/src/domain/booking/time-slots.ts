import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Other drivers book meanwhile: free places are never shown older than this. */
const freshMs = 15_000;

export const timeSlotsKey = ['booking', 'time-slots'] as const;

export const timeSlotsQuery = (date: string) =>
  queryOptions({
    queryKey: [...timeSlotsKey, date],
    queryFn: async ({ signal }) =>
      (await call('GET /booking/time-slots', { query: { date }, expect: 200, signal })).body,
    staleTime: 5000,
    refetchInterval: freshMs,
  });

export const bookingDatesQuery = (month: string) =>
  queryOptions({
    queryKey: [...timeSlotsKey, 'dates', month],
    queryFn: async ({ signal }) =>
      (await call('GET /booking/dates/{month}', { params: { month }, expect: 200, signal })).body,
    staleTime: 5000,
    refetchInterval: freshMs,
  });

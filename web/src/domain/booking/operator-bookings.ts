import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingSearchBody } from '#contract/bookings/bookings-routes.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { fetchBooking, operatorBookingsKey } from './own-bookings.ts';

/** Most changes by others outdate these queries at once. Polling finds the rest. */
const polled = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;
/** A day has about a thousand bookings at most, so usually one request is enough. */
const mostAtOnce = 1000;

const fetchDay = async (bookedDate: string, signal: AbortSignal): Promise<readonly Booking[]> => {
  const bookings: Booking[] = [];
  for (let page = 0; ; page += 1) {
    const query = { bookedDate, page, size: mostAtOnce };
    const { content, last } = await fetchBody('GET /booking', { query, signal });
    bookings.push(...content);
    if (last) return bookings;
  }
};

export const bookingsOfDayQuery = (date: string) =>
  queryOptions({
    queryKey: [...operatorBookingsKey, 'day', date],
    queryFn: ({ signal }) => fetchDay(date, signal),
    staleTime: 5000,
    ...polled,
  });

export const bookingSorts = [
  'dateBooked',
  'formattedBookingNumber',
  'arrivedAt',
  'createdDate',
  'bookingStatus',
] as const;
export type BookingSort = (typeof bookingSorts)[number];

type Page = {
  readonly page: number;
  readonly size: number;
  readonly sort: `${BookingSort},${'ASC' | 'DESC'}`;
};

export const allBookingsQuery = (filter: BookingSearchBody, page: Page) =>
  queryOptions({
    queryKey: [...operatorBookingsKey, 'all', filter, page],
    queryFn: ({ signal }) => fetchBody('POST /booking/all', { query: page, body: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    ...polled,
  });

/** Finds the booking in cached day lists, to show it until it is loaded itself. */
export const bookingOfLists = (id: string): Booking | undefined => {
  const days = queryClient.getQueriesData<readonly Booking[]>({ queryKey: [...operatorBookingsKey, 'day'] });
  return days.flatMap(([, bookings]) => bookings ?? []).find((booking) => booking.id === id);
};

export const operatorBookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...operatorBookingsKey, 'one', id],
    queryFn: ({ signal }) => fetchBooking(id, signal),
    staleTime: 2000,
    ...polled,
  });

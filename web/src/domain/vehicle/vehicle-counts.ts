import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

export const vehicleCountsQuery = queryOptions({
  queryKey: ['vehicle-counts'],
  queryFn: ({ signal }) => fetchBody('GET /vehicle/counts', { signal }),
  // Polled, because drivers and other operators change the counts.
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
});

const filters = { disputed: { disputed: 'true' }, unapproved: { approved: 'false' } } as const;

export const bookedTodayQuery = (day: string, which: keyof typeof filters) =>
  queryOptions({
    queryKey: ['board', 'vehicles', 'booked', day, which],
    queryFn: async ({ signal }) => {
      const query = { bookedFrom: day, bookedTo: day, size: 1, ...filters[which] };
      return (await fetchBody('GET /vehicle/all', { query, signal })).total;
    },
    refetchInterval: 60_000,
  });

/** A ban cancels the bookings of trucks that have not arrived, but not of those already in the queue. */
export const bannedInLineQuery = queryOptions({
  queryKey: ['board', 'vehicles', 'banned in line'],
  queryFn: ({ signal }) =>
    fetchBody('GET /vehicle/all', { query: { banStatus: 'BANNED', inLine: 'true', size: 10 }, signal }),
  refetchInterval: 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const filters = { disputed: { disputed: 'true' }, unapproved: { approved: 'false' } } as const;

export const bookedTodayQuery = (day: string, which: keyof typeof filters) =>
  queryOptions({
    queryKey: ['board', 'vehicles', 'booked', day, which],
    queryFn: async ({ signal }) => {
      const query = { bookedFrom: day, bookedTo: day, size: 1, ...filters[which] };
      return (await call('GET /vehicle/all', { query, expect: 200, signal })).body.total;
    },
    refetchInterval: 60_000,
  });

/** A ban cancels the bookings of trucks that have not arrived, but not of those already in the queue. */
export const bannedInLineQuery = queryOptions({
  queryKey: ['board', 'vehicles', 'banned in line'],
  queryFn: async ({ signal }) => {
    const query = { banStatus: 'BANNED', inLine: 'true', size: 10 } as const;
    return (await call('GET /vehicle/all', { query, expect: 200, signal })).body;
  },
  refetchInterval: 60_000,
});

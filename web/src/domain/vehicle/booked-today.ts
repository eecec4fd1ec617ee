import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const filters = { disputed: { disputed: 'true' }, unapproved: { approved: 'false' } } as const;

/** How many trucks with a booking for that day are disputed, or nobody has approved yet. */
export const bookedTodayQuery = (day: string, which: keyof typeof filters) =>
  queryOptions({
    queryKey: ['board', 'vehicles', 'booked', day, which],
    queryFn: async ({ signal }) => {
      const query = { bookedFrom: day, bookedTo: day, size: 1, ...filters[which] };
      return (await call('GET /vehicle/all', { query, expect: 200, signal })).body.total;
    },
    refetchInterval: 60_000,
  });

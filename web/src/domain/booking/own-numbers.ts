import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

/** Separate from own-bookings.ts, so that the hall display and the driver's first page share no chunk. */
export const ownNumbersQuery = queryOptions({
  queryKey: ['booking', 'own', 'numbers'],
  queryFn: async ({ signal }) => {
    const query = { page: 0, size: 100, showCancelled: 'false' } as const;
    const { content } = await fetchBody('GET /booking/current-user', { query, signal });
    return content.map(({ formattedBookingNumber }) => formattedBookingNumber);
  },
  refetchInterval: 60_000,
});

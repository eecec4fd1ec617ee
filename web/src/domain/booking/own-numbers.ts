import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/**
 * Numbers of the account's active bookings, polled every minute. Separate from own-bookings.ts so that the
 * hall display and the driver's first page share no chunk.
 */
export const ownNumbersQuery = queryOptions({
  queryKey: ['booking', 'own', 'numbers'],
  queryFn: async ({ signal }) => {
    const { body } = await call('GET /booking/current-user', {
      query: { page: 0, size: 100, showCancelled: 'false' },
      expect: 200,
      signal,
    });
    return body.content.map(({ formattedBookingNumber }) => formattedBookingNumber);
  },
  refetchInterval: 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/**
 * The numbers of the account's active bookings, read again every minute. Apart from the list of bookings, so that the
 * display does not share that list's code with the driver's first page.
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

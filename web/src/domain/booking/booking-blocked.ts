import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

export const bookingBlockedQuery = queryOptions({
  queryKey: ['booking-blocked'],
  queryFn: ({ signal }) => fetchBody('GET /system-params/booking-blocked', { signal }),
  refetchInterval: 60_000,
});

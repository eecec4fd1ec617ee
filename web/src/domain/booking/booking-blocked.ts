import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const bookingBlockedQuery = queryOptions({
  queryKey: ['booking-blocked'],
  queryFn: async ({ signal }) =>
    (await call('GET /system-params/booking-blocked', { expect: 200, signal })).body,
  refetchInterval: 60_000,
});

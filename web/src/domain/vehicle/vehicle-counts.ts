import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const vehicleCountsQuery = queryOptions({
  queryKey: ['vehicle-counts'],
  queryFn: async ({ signal }) => (await call('GET /vehicle/counts', { expect: 200, signal })).body,
  // Drivers and other operators change these.
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
});

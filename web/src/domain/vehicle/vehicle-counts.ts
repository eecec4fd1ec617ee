import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

export const vehicleCountsQuery = queryOptions({
  queryKey: ['vehicle-counts'],
  queryFn: ({ signal }) => fetchBody('GET /vehicle/counts', { signal }),
  // Polled, because drivers and other operators change the counts.
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
});

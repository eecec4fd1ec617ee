import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

export const appealCountsQuery = queryOptions({
  queryKey: ['appeal-counts'],
  queryFn: ({ signal }) => fetchBody('GET /appeals/counts', { signal }),
  // Polled, because drivers and other administrators change the counts.
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
});

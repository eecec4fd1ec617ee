import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

/** Covers a whole week, so it need not be fresh. */
export const queueAccuracyQuery = queryOptions({
  queryKey: ['queue', 'accuracy'],
  queryFn: ({ signal }) => fetchBody('GET /queue/accuracy', { signal }),
  staleTime: 10 * 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** A figure over a whole week, so it need not be fresh. */
export const queueAccuracyQuery = queryOptions({
  queryKey: ['queue', 'accuracy'],
  queryFn: async ({ signal }) => (await call('GET /queue/accuracy', { expect: 200, signal })).body,
  staleTime: 10 * 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** How often the forecast came true: a figure of a whole week hardly changes while one waits. */
export const queueAccuracyQuery = queryOptions({
  queryKey: ['queue', 'accuracy'],
  queryFn: async ({ signal }) => (await call('GET /queue/accuracy', { expect: 200, signal })).body,
  staleTime: 10 * 60_000,
});

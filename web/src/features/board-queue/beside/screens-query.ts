import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const screensQuery = queryOptions({
  queryKey: ['queue-screens'],
  queryFn: async ({ signal }) => (await call('GET /queue/screens', { expect: 200, signal })).body,
  refetchInterval: 30_000,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Never stale by itself; changes invalidate it. Dropped with the session. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call('GET /users/current-user', { expect: 200, signal })).body,
  staleTime: Number.POSITIVE_INFINITY,
});

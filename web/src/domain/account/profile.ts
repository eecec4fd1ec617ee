import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Cached after the first fetch until something is known to have changed it; gone with the session. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call('GET /users/current-user', { expect: 200, signal })).body,
  staleTime: Number.POSITIVE_INFINITY,
});

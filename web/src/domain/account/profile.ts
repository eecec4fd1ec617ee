import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

/** Never stale by itself; changes invalidate it. Dropped with the session. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => fetchBody('GET /users/current-user', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

const key = ['profile'];

/** Cached after the first fetch until something is known to have changed it; gone with the session. */
export const profileQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await call('GET /users/current-user', { expect: 200, signal })).body,
  staleTime: Number.POSITIVE_INFINITY,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Somebody's account, as an operator sees it. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'operator', id],
    queryFn: async ({ signal }) =>
      (await call('GET /users/{id}', { params: { id }, expect: 200, signal })).body,
    staleTime: 10_000,
  });

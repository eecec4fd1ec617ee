import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** How many vehicles wait for an operator. Outdated with the lists of vehicles, whose key begins the same. */
export const vehicleCountsQuery = queryOptions({
  queryKey: ['board', 'vehicles', 'counts'],
  queryFn: async ({ signal }) => (await call('GET /vehicle/counts', { expect: 200, signal })).body,
  // What drivers add and other operators decide.
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** How many vehicles an operator has to look at, and there are. */
export const vehicleCountsQuery = queryOptions({
  queryKey: ['vehicle-counts'],
  queryFn: async ({ signal }) => (await call('GET /vehicle/counts', { expect: 200, signal })).body,
  // What drivers add and other operators decide.
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
});

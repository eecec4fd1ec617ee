import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['appeals', 'own'] as const;
const allOfThem = 1000;

export const ownAppealsQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) =>
    (await fetchBody('GET /appeals/current-user', { query: { page: 0, size: allOfThem }, signal })).content,
  // A decision may come at any time, and the clock changes the state.
  refetchInterval: 60_000,
});

export const outdateOwnAppeals = () => queryClient.invalidateQueries({ queryKey: key });

import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const watchListQuery = queryOptions({
  queryKey: ['board', 'watch-list'],
  queryFn: ({ signal }) => fetchBody('GET /watch-list', { signal }),
  refetchInterval: 30_000,
});

export const outdateWatchList = () => queryClient.invalidateQueries({ queryKey: watchListQuery.queryKey });

import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => fetchBody('GET /users/sessions', { signal }),
});

export const outdateSessions = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

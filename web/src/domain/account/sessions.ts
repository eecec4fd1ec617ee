import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call('GET /users/sessions', { expect: 200, signal })).body,
});

export const outdateSessions = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

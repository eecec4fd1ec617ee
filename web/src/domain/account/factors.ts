import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => fetchBody('GET /users/factors', { signal }),
});

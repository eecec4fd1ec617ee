import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'operator', id],
    queryFn: ({ signal }) => fetchBody('GET /users/{id}', { params: { id }, signal }),
    staleTime: 10_000,
  });

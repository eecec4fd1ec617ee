import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

/** Whether nobody runs this installation yet. Asked once: it changes in this tab, or by signing in. */
export const setupOpenQuery = queryOptions({
  queryKey: ['setup-open'],
  queryFn: ({ signal }) => fetchBody('GET /setup', { anonymous: true, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPublic: true },
});

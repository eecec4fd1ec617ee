import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

/** Whether there is no administrator yet. Asked once, because usually the set-up in this tab changes that. */
export const setupOpenQuery = queryOptions({
  queryKey: ['setup-open'],
  queryFn: ({ signal }) => fetchBody('GET /setup', { anonymous: true, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPublic: true },
});

/** What a new checkpoint still lacks. Loaded whenever its page opens, because steps are done elsewhere. */
export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: ({ signal }) => fetchBody('GET /setup/checklist', { signal }),
});

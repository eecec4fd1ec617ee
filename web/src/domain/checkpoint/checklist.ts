import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

/** What a new checkpoint still lacks. Loaded whenever its page opens, because steps are done elsewhere. */
export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: ({ signal }) => fetchBody('GET /setup/checklist', { signal }),
});

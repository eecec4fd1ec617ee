import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

/** What a new checkpoint still lacks. Asked anew whenever its page opens, because other pages and machines do it. */
export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: ({ signal }) => fetchBody('GET /setup/checklist', { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const readyReasonsQuery = (kind: ReasonKind) =>
  queryOptions({
    queryKey: ['ready-reasons', kind],
    queryFn: ({ signal }) => fetchBody('GET /reasons', { query: { kind }, signal }),
  });

export const reloadReadyReasons = (kind: ReasonKind) =>
  queryClient.fetchQuery({ ...readyReasonsQuery(kind), staleTime: 0 });

type Change = Pick<ReadyReasons, 'kind' | 'content' | 'version'>;

export const saveReadyReasons = async (change: Change): Promise<ReadyReasons> => {
  const body = await fetchBody('PUT /reasons', { body: change });
  queryClient.setQueryData(readyReasonsQuery(change.kind).queryKey, body);
  return body;
};

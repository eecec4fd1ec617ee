import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['duties'] as const;

/** Polled, because colleagues take over and open matters change. */
export const currentDutyQuery = queryOptions({
  queryKey: [...key, 'current'],
  queryFn: ({ signal }) => fetchBody('GET /duties/current', { signal }),
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
});

export const dutyQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => fetchBody('GET /duties/{id}', { params: { id }, signal }),
  });

export const outdateDuties = () => queryClient.invalidateQueries({ queryKey: key });

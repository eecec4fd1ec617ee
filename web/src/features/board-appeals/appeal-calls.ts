import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Appeal, AppealOutcome } from '#contract/appeals/appeals.ts';
import type { Reasons } from '#contract/reasons.ts';
import { appealCountsQuery } from '../../domain/appeal/appeal-counts.ts';
import { outdateEvents } from '../../domain/journal/events.ts';
import { call, fetchBody } from '../../lib/api.ts';
import type { BodyOf } from '../../lib/api-types.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type AppealSearch, settingsOf } from './appeal-search.ts';

const key = ['board', 'appeals'] as const;
/** Polls for new appeals and for decisions of other administrators. */
const fresh = { refetchInterval: 15_000, refetchOnWindowFocus: 'always' } as const;

type AppealPage = BodyOf<'GET /appeals'>;

export const appealsQuery = (search: AppealSearch) =>
  queryOptions({
    queryKey: [...key, 'list', search],
    queryFn: ({ signal }) => {
      const { tab, sort, page, size } = search;
      return fetchBody('GET /appeals', { query: { state: settingsOf[tab].state, sort, page, size }, signal });
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const appealQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => fetchBody('GET /appeals/{id}', { params: { id }, signal }),
    ...fresh,
  });

/** Finds the appeal in the lists, to show it until it is loaded itself. */
export const appealOfLists = (id: string): Appeal | undefined =>
  queryClient
    .getQueriesData<AppealPage>({ queryKey: [...key, 'list'] })
    .flatMap(([, page]) => page?.content ?? [])
    .find((appeal) => appeal.id === id);

export const fetchSheet = ({ tab }: AppealSearch) =>
  call('GET /appeals/excel', { query: { state: settingsOf[tab].state }, expect: 200, timeoutMs: 120_000 });

export const outdateAppeals = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: key }),
    queryClient.invalidateQueries({ queryKey: appealCountsQuery.queryKey }),
    outdateEvents(),
  ]);

export const decide = async ({ id, version }: Appeal, outcome: AppealOutcome, reasons: Reasons) => {
  const body = await fetchBody('POST /appeals/{id}/decision', {
    params: { id },
    body: { outcome, reasons, version },
  });
  queryClient.setQueryData(appealQuery(id).queryKey, body);
};

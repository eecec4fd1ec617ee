import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NewsItem } from '#contract/news/news.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Words } from './words/words.ts';

const key = ['board', 'news'] as const;
/** Polls for other operators' changes. */
const refreshMs = 60_000;

export type NewsPlace = { readonly page: number; readonly size: number };

export const newsPageQuery = ({ page, size }: NewsPlace) =>
  queryOptions({
    queryKey: [...key, 'list', page, size],
    queryFn: ({ signal }) => fetchBody('GET /news', { query: { page, size }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const newsItemQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'item', id],
    queryFn: ({ signal }) => fetchBody('GET /news/{id}', { params: { id }, signal }),
    refetchInterval: refreshMs,
  });

export const reloadItem = (id: string) => queryClient.fetchQuery({ ...newsItemQuery(id), staleTime: 0 });

const outdateList = () => queryClient.invalidateQueries({ queryKey: [...key, 'list'] });

/** Caches the response at once, because the next change is based on its version. */
const remember = (item: NewsItem): NewsItem => {
  queryClient.setQueryData(newsItemQuery(item.id).queryKey, item);
  void outdateList();
  return item;
};

export const publishNews = async ({ titles, texts }: Words) =>
  remember((await call('POST /news', { body: { titles, texts }, expect: 201 })).body);

export const changeNews = async (id: string, version: number, { titles, texts }: Words) =>
  remember(await fetchBody('PUT /news/{id}', { params: { id }, body: { titles, texts, version } }));

export const deleteNews = async ({ id, version }: Pick<NewsItem, 'id' | 'version'>) => {
  await call('DELETE /news/{id}', { params: { id }, query: { version }, expect: 204 });
  await outdateList();
};

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NewsItem } from '#contract/news/news.ts';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Words } from './words/words.ts';

const key = ['board', 'news'] as const;
/** Polls for other operators' changes. */
const refreshMs = 60_000;

export type NewsPlace = { readonly page: number; readonly size: number };

export const newsPageQuery = ({ page, size }: NewsPlace) =>
  queryOptions({
    queryKey: [...key, 'list', page, size],
    queryFn: async ({ signal }) =>
      (await call('GET /news', { query: { page, size }, expect: 200, signal })).body,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const newsItemQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'item', id],
    queryFn: async ({ signal }) =>
      (await call('GET /news/{id}', { params: { id }, expect: 200, signal })).body,
    refetchInterval: refreshMs,
  });

export const reloadItem = (id: string) => queryClient.fetchQuery({ ...newsItemQuery(id), staleTime: 0 });

const outdateList = () => queryClient.invalidateQueries({ queryKey: [...key, 'list'] });

/** Caches the response at once, so that the next change is based on its version. */
const remember = (item: NewsItem): NewsItem => {
  queryClient.setQueryData(newsItemQuery(item.id).queryKey, item);
  void outdateList();
  return item;
};

export const publishNews = async ({ titles, texts }: Words) =>
  remember((await call('POST /news', { body: { titles, texts }, expect: 201 })).body);

export const changeNews = async (id: string, version: number, { titles, texts }: Words) =>
  remember(
    (await call('PUT /news/{id}', { params: { id }, body: { titles, texts, version }, expect: 200 })).body,
  );

export const deleteNews = async ({ id, version }: Pick<NewsItem, 'id' | 'version'>) => {
  await call('DELETE /news/{id}', { params: { id }, query: { version }, expect: 204 });
  await outdateList();
};
